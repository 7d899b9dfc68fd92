import { startService } from '@farmhouse/platform/http/start-service';
import { catalogueApp } from './app.module.ts';
import { readConfig } from './config.ts';

await startService(readConfig, catalogueApp);
