import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { notificationsApp } from './app.module.ts';
import { refuseUnexpectedReports } from './whatsapp-webhook/unexpected-reports.ts';
import { readConfig, type NotificationsConfig } from './config.ts';

export const definition: ServiceDefinition<NotificationsConfig> = {
  readConfig,
  module: notificationsApp,
  prepare: refuseUnexpectedReports,
};
