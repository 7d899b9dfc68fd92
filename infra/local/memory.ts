import { readdirSync, readFileSync } from 'node:fs';
import { failed } from '../command-error.ts';
import { runningProduct } from './product/running-product.ts';

const KIB = 1024;

interface Process {
  pid: number;
  parent: number;
  name: string;
  /** Proportional set size in KiB: its own pages, and its share of those that several processes use. */
  pss: number;
}

function readProcess(pid: number): Process[] {
  try {
    const text = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(text('status'))?.[1]);
    const pss = Number(/^Pss:\s+(\d+)/m.exec(text('smaps_rollup'))?.[1]);
    const script = text('cmdline')
      .split('\0')
      .filter((word) => word && !word.startsWith('--'))
      .slice(0, 2);
    return [{ pid, parent, name: script.map((word) => word.split('/').slice(-3).join('/')).join(' '), pss }];
  } catch {
    return []; // the process has ended, or belongs to another user
  }
}

/** The process and all its descendants. */
function processTree(root: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === root).flatMap(({ pid }) => processTree(pid, all));
  return [...all.filter(({ pid }) => pid === root), ...children];
}

const line = (pss: number, name: string): string => `${(pss / KIB).toFixed(1).padStart(7)} MB  ${name}`;

try {
  const { pid: supervisor } = await runningProduct();
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)));
  const processes = processTree(supervisor, all).sort((one, other) => other.pss - one.pss);
  for (const { pss, name } of processes) console.log(line(pss, name));
  const total = processes.reduce((sum, { pss }) => sum + pss, 0);
  console.log(line(total, 'together'));
} catch (error) {
  failed(error);
}
