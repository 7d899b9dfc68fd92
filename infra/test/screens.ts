import { ensureTools, HEADLESS_CHROMIUM } from '../local/tools.ts';
import { runNode } from './stack/program.ts';

/** `make screens`: takes the pictures of docs/screens from the running product. */
await ensureTools([HEADLESS_CHROMIUM], console.log);
process.exitCode = await runNode(['tests/screens/screens.ts'], process.env);
