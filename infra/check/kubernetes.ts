import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { problemsOf } from './kubernetes/problems.ts';
import { render } from './kubernetes/render.ts';

/** Prints what is wrong with the resources of each overlay: their schemas, references and network policies. */
for (const overlay of readdirSync(inRoot('infra/kubernetes/overlays'))) {
  for (const problem of problemsOf(render(inRoot('infra/kubernetes/overlays', overlay)))) {
    console.error(`infra/kubernetes/overlays/${overlay}: ${problem}`);
    process.exitCode = 1;
  }
}
