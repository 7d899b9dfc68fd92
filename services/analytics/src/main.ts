import { getPriority, setPriority } from 'node:os';
import { startService } from '@farmhouse/platform/http/start-service';
import { definition } from './definition.ts';

/** Below the other services': counting visits may wait for a booking, never the other way round. */
const NICENESS = 5;

// a process that already runs at a lower priority may not raise it
if (getPriority() < NICENESS) setPriority(NICENESS);
await startService(definition);
