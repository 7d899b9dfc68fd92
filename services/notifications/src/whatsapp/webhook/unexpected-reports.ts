import { BODY_LIMITS } from '@farmhouse/contracts/routes/routes';
import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { WEBHOOK_PATH } from './webhook.controller.ts';
import { WebhookService } from './webhook.service.ts';

type App = Parameters<NonNullable<ServiceDefinition['prepare']>>[0];

/**
 * Refuses reports that cannot be WhatsApp's before any of their body is read, which may be megabytes: those without a
 * signature, and any while no account is configured.
 */
export function refuseUnexpectedReports(app: App): void {
  const webhookService = app.get(WebhookService);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ method, routeOptions, headers }) => {
      const isTooLarge = Number(headers['content-length']) > BODY_LIMITS.report; // a 413, not read either
      if (method === 'POST' && routeOptions.url === `/${WEBHOOK_PATH}` && !isTooLarge)
        await webhookService.assertExpected(headers['x-hub-signature-256']);
    });
}
