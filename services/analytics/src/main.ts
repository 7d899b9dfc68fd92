import { setPriority } from 'node:os';
import { startService } from '@farmhouse/platform/http/start-service';
import { analyticsApp } from './app.module.ts';
import { readConfig } from './config.ts';
import { useHitRoutes } from './hit/hit-routes.ts';

/** Below the other services': counting visits may wait for a booking, never the other way round. */
const NICENESS = 5;

setPriority(NICENESS);
await startService(readConfig, analyticsApp, useHitRoutes);
