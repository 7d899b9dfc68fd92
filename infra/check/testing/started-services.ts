import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import { call } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { startAnalytics } from '../../../services/analytics/src/testing/use-analytics.ts';
import { startBookings } from '../../../services/bookings/src/testing/test-bookings.ts';
import { startCatalogue } from '../../../services/catalogue/src/testing/test-catalogue.ts';
import { startChat } from '../../../services/chat/src/testing/test-chat.ts';
import { startContent } from '../../../services/content/src/testing/test-content.ts';
import { OWNER, startIdentity } from '../../../services/identity/src/testing/test-identity.ts';
import { startTestNotifications } from '../../../services/notifications/src/testing/test-notifications.ts';
import type { ServiceName } from '../../services.ts';

/** Identity accepts its own tokens only. */
async function startIdentityWithToken(): Promise<TestService> {
  const service = await startIdentity();
  const { body } = await call<SignedIn>(service, 'POST', '/api/admin/login', { body: OWNER });
  return { ...service, identity: { ...service.identity, bearer: () => `Bearer ${body.token}` } };
}

/** Starts the services that serve calls of guests or of the owner. */
export const STARTS = {
  identity: startIdentityWithToken,
  catalogue: startCatalogue,
  content: startContent,
  bookings: startBookings,
  chat: startChat,
  notifications: () => startTestNotifications(),
  analytics: startAnalytics,
} satisfies Partial<Record<ServiceName, () => Promise<TestService>>>;
