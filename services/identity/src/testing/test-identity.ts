import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { identityApp } from '../app.module.ts';
import { readConfig } from '../config.ts';
import { IDENTITY_DATABASE } from '../database.ts';
import { useBoardRoutes } from '../queue-board/board-routes.ts';

/** The owner of test services, as first created. */
export const OWNER = { username: 'owner', password: 'a long enough password' };

/** The secret that the tokens of links are derived from. */
export const LINK_SECRET = 'a secret of more than thirty-two characters';

/** The whole service with its owner. */
export function startIdentity(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  const module = (given: NodeJS.ProcessEnv) =>
    identityApp(
      readConfig({
        ...given,
        PUBLIC_URL: 'https://farm.example',
        GUEST_TOKEN_SECRET: LINK_SECRET,
        ADMIN_USERNAME: OWNER.username,
        ADMIN_PASSWORD: OWNER.password,
        ...variables,
      }),
    );
  return startTestService(IDENTITY_DATABASE, module, useBoardRoutes);
}
