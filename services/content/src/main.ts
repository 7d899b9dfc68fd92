import { startService } from '@farmhouse/platform/http/start-service';
import { contentApp } from './app.module.ts';
import { readConfig } from './config.ts';

await startService(readConfig, contentApp);
