import { startService } from '@farmhouse/platform/http/start-service';
import { chatApp } from './app.module.ts';
import { readConfig } from './config.ts';
import { useChatSockets } from './socket/socket-adapter.ts';

await startService(readConfig, chatApp, useChatSockets);
