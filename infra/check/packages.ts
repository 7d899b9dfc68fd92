import { readFile } from 'node:fs/promises';
import { inRoot } from '../paths.ts';
import { packageProblems } from './package-rules.ts';
import type { LockedPackages } from './shipped-packages.ts';

/** Whose packages the images have: infra/containers/Dockerfile. */
const SHIPPED = /^(?:services\/[^/]+|frontend|infra\/backup)$/;

/** Fails on a pre-release in an image, and on an exception in package-rules.ts that is outdated. */
const { packages } = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')) as { packages: LockedPackages };
const workspaces = Object.keys(packages).filter((path) => SHIPPED.test(path));
for (const problem of packageProblems(packages, workspaces)) {
  console.error(`package-lock.json: ${problem}. See infra/check/package-rules.ts.`);
  process.exitCode = 1;
}
