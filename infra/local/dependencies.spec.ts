import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';

let checkout: string;
let running: ChildProcess | undefined;

const NODE = 'node_modules/node/bin/node';

function write(path: string, content: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
}

const lockfile = (version: string): string => JSON.stringify({ packages: { 'node_modules/things': { version } } });

/** A supervisor as far as the system shows it: its program and its script. The shell stands in for Node. */
async function startSupervisor(program: string): Promise<void> {
  const started = spawn(program, ['infra/local/up.ts'], { cwd: checkout, stdio: ['pipe', 'pipe', 'inherit'] });
  running = started;
  await new Promise((resolve) => started.stdout.once('data', resolve));
}

/** What the command prints, and whether it ran `npm ci`. */
async function install(): Promise<{ code: number; errors: string; isInstalled: boolean }> {
  const { PATH } = process.env;
  const env = { ...process.env, PATH: `${join(checkout, 'bin')}:${PATH}` };
  return new Promise((resolve) => {
    const script = join(checkout, 'infra/local/dependencies.mjs');
    execFile(process.execPath, [script], { env }, (error, _output, errors) =>
      resolve({ code: Number(error?.code ?? 0), errors, isInstalled: existsSync(join(checkout, 'installed')) }),
    );
  });
}

beforeEach(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), 'dependencies-')));
  write('infra/local/dependencies.mjs', '');
  copyFileSync(inRoot('infra/local/dependencies.mjs'), join(checkout, 'infra/local/dependencies.mjs'));
  write('infra/local/up.ts', 'echo runs; read line');
  write('bin/npm', `#!/bin/sh\necho "$@" > '${join(checkout, 'installed')}'`);
  chmodSync(join(checkout, 'bin/npm'), 0o755);
  write(NODE, '');
  copyFileSync('/bin/sh', join(checkout, NODE));
  chmodSync(join(checkout, NODE), 0o755);
  write('package-lock.json', lockfile('1.0.0'));
  write('node_modules/.package-lock.json', lockfile('1.0.0'));
});

afterEach(() => {
  running?.kill();
  running = undefined;
  rmSync(checkout, { recursive: true });
});

describe('the installation of packages', () => {
  it('is refused while a product runs on the present ones, and says what to do', async () => {
    await startSupervisor(join(checkout, NODE));
    write('package-lock.json', lockfile('2.0.0'));

    const { code, errors, isInstalled } = await install();

    expect({ code, isInstalled }).toEqual({ code: 1, isInstalled: false });
    expect(errors).toContain(`(process ${running?.pid})`);
    expect(errors).toContain('then `make up` installs them');
  });

  it('hinders no command of a running product while nothing has to be installed', async () => {
    await startSupervisor(join(checkout, NODE));

    expect(await install()).toEqual({ code: 0, errors: '', isInstalled: false });
  });

  it('goes on when an earlier one has failed half-way and has left no Node for the running product', async () => {
    await startSupervisor(join(checkout, NODE));
    write('package-lock.json', lockfile('2.0.0'));
    rmSync(join(checkout, NODE));

    expect(await install()).toEqual({ code: 0, errors: '', isInstalled: true });
  });

  it('goes on while only a product of another checkout runs', async () => {
    await startSupervisor('/bin/sh');
    write('package-lock.json', lockfile('2.0.0'));

    expect(await install()).toEqual({ code: 0, errors: '', isInstalled: true });
  });
});
