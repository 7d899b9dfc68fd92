import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../paths.ts';
import { BrokenBundle, bundleServices } from './bundle.ts';
import { BrokenSource, compileWorkspace } from './compile.ts';
import { BrokenFrontend, buildFrontend } from './frontend.ts';

export type BuildStep = 'services' | 'frontend';

function workspaces(): string[] {
  return readdirSync(inRoot('services'))
    .map((name) => inRoot('services', name))
    .filter((folder) => existsSync(`${folder}/src`));
}

/**
 * Builds what has changed; returns the names of the built parts. Throws an error with a clear message when a build
 * fails.
 */
export async function build(parts: readonly BuildStep[] = ['services', 'frontend']): Promise<string[]> {
  const built: string[] = [];
  const note = (name: string) => (changed: boolean) => void (changed && built.push(name));
  if (parts.includes('services')) {
    await Promise.all(workspaces().map((folder) => compileWorkspace(folder).then(note(basename(folder)))));
    await bundleServices().then(note('bundle'));
  }
  if (parts.includes('frontend')) await buildFrontend().then(note('frontend'));
  return built;
}

/** True if the error's message is sufficient without its stack. */
export const isBrokenBuild = (error: unknown): error is Error =>
  error instanceof BrokenSource || error instanceof BrokenBundle || error instanceof BrokenFrontend;

if (import.meta.main) {
  const requestedSteps = process.argv.slice(2).map((flag) => flag.replace(/^--/, '')) as BuildStep[];
  const started = performance.now();
  try {
    const built = await build(requestedSteps.length ? requestedSteps : undefined);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(built.length ? `Built ${built.join(', ')} in ${seconds} s` : `Nothing has changed (${seconds} s)`);
  } catch (error) {
    console.error(isBrokenBuild(error) ? error.message : error);
    process.exitCode = 1;
  }
}
