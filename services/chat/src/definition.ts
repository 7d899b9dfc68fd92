import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { chatApp } from './app.module.ts';
import { readConfig, type ChatConfig } from './config.ts';
import { useChatSockets } from './socket/socket-adapter.ts';

export const definition: ServiceDefinition<ChatConfig> = {
  readConfig,
  module: chatApp,
  prepare: useChatSockets,
};
