// Runs `npm ci` when node_modules does not match the lockfile. Plain JavaScript, because it runs
// on the machine's own Node, before the pinned version is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const OLDEST_NODE = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer.`);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** npm keeps a copy of the lockfile in node_modules, without the optional packages of other platforms. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  if (!existsSync(join(root, 'node_modules/node/bin/node'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const present = installed[path];
    return present
      ? wanted.link || present.version === wanted.version
      : wanted.optional || wanted.devOptional || wanted.peer;
  });
}

/**
 * A product of any data folder that runs on this checkout's Node and packages, which `npm ci` would delete; none if
 * they are gone already, because it is `npm ci` that brings them back.
 */
function findSupervisor() {
  const packages = join(root, 'node_modules');
  if (!existsSync(join(packages, 'node/bin/node')) || !existsSync('/proc')) return undefined;
  const inUse = `${realpathSync(packages)}/`;
  return readdirSync('/proc').find((pid) => {
    try {
      return (
        /infra\/local\/(up|restore)\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) &&
        readlinkSync(`/proc/${pid}/exe`).startsWith(inUse)
      );
    } catch {
      return false; // no process, one that has ended, or another user's
    }
  });
}

if (!isInstalled()) {
  const supervisor = findSupervisor();
  if (supervisor) {
    console.error(
      `✗ The packages have changed, and the running product (process ${supervisor}) uses the present ones: ` +
        '`make down` (with its DATA_DIR, if it has another one), then `make up` installs them. A test run ends by itself.',
    );
    process.exit(1);
  }
  const started = performance.now();
  console.log('Installing the dependencies of package-lock.json (a few minutes the first time)');
  try {
    // hides npm's engine warnings about the machine's own Node, which only starts the pinned version
    execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 << 20,
    });
    console.log(`  ✓ dependencies          ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`);
  } catch (error) {
    console.error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trimEnd());
    console.error('`npm ci` failed; its output is above. Is the npm registry within reach?');
    process.exit(1);
  }
}
