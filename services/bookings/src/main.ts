import { startService } from '@farmhouse/platform/http/start-service';
import { definition } from './definition.ts';

await startService(definition);
