import { missingConnections, unhardened, unprobed } from './limits.ts';
import type { Manifest } from './manifest.ts';
import { blockedConnections } from './reachable.ts';
import {
  emptySelectors,
  missingConfigMaps,
  missingProbePorts,
  missingSecrets,
  missingVolumes,
  servicesWithoutPods,
  unlabelledConfigMaps,
  unsetVariables,
  wrongIngresses,
} from './references.ts';
import { schemaProblems } from './schemas.ts';

const CHECKS: readonly ((manifests: readonly Manifest[]) => string[])[] = [
  (manifests) => manifests.flatMap(schemaProblems),
  ...[missingSecrets, missingConfigMaps, unlabelledConfigMaps, unsetVariables, missingVolumes, missingProbePorts],
  ...[servicesWithoutPods, emptySelectors, wrongIngresses, blockedConnections],
  ...[unhardened, unprobed, missingConnections],
];

/** All that is wrong with the rendered resources of an installation, each once. */
export const problemsOf = (manifests: readonly Manifest[]): string[] => [
  ...new Set(CHECKS.flatMap((check) => check(manifests))),
];
