import { NGINX, REDIS } from '../local/tools.ts';
import { prepare } from './stack/program.ts';
import { runOnTwoStacks } from './stack/two-stacks.ts';

await prepare([NGINX, REDIS]);
process.exitCode = await runOnTwoStacks('tests/calendar-sync/calendar-sync.ts', process.argv.slice(2));
