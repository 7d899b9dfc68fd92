import { BODY_LIMITS } from '@farmhouse/contracts/routes/routes';
import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { ReportsInProgress } from './reports-in-progress.ts';
import { WEBHOOK_PATH } from './webhook.controller.ts';
import { WebhookService } from './webhook.service.ts';

type App = Parameters<NonNullable<ServiceDefinition['prepare']>>[0];

/**
 * Refuses reports that cannot be WhatsApp's before any of their body is read, which may be megabytes: those without a
 * signature, any while no account is configured, and any more than a process has memory for at a time.
 */
export function refuseUnexpectedReports(app: App): void {
  const webhookService = app.get(WebhookService);
  const reportsInProgress = new ReportsInProgress();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const { method, routeOptions, headers } = request;
      const isTooLarge = Number(headers['content-length']) > BODY_LIMITS.report; // a 413, not read either
      if (method !== 'POST' || routeOptions.url !== `/${WEBHOOK_PATH}` || isTooLarge) return;
      await webhookService.assertExpected(headers['x-hub-signature-256']);
      reportsInProgress.add(request, reply);
    });
}
