import { startService } from '@farmhouse/platform/http/start-service';
import { bookingsApp } from './app.module.ts';
import { readConfig } from './config.ts';

await startService(readConfig, bookingsApp);
