import { spawn } from 'node:child_process';
import { ROOT } from '../../paths.ts';

/**
 * `npm run unit -- [arguments]`: Jest with the Node options that its specs need: ES modules in sandboxes, and, for
 * the services' specs, which Node itself loads, TypeScript and the workspaces' sources.
 */
const NODE_OPTIONS = [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  ...['--conditions=source', `--import=${import.meta.resolve('./register.ts')}`],
].join(' ');

const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS },
});
jest.once('exit', (code) => process.exit(code ?? 1));
