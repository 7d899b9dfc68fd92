/** A resource as written in its file. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value at a path, or undefined. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((part, key) => (isObject(part) ? part[String(key)] : undefined), value);
}

/** The list at a path; none when there is nothing. */
export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** The text at a path; empty when there is nothing. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const text = at(value, ...path);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

export function mapAt(value: unknown, ...path: (string | number)[]): Record<string, unknown> {
  const map = at(value, ...path);
  return isObject(map) ? map : {};
}

export const nameOf = ({ kind, metadata: { name } }: Manifest): string => `${kind} ${name}`;

export const ofKind = (manifests: readonly Manifest[], ...kinds: string[]): Manifest[] =>
  manifests.filter(({ kind }) => kinds.includes(kind));

/** The template of the pods that a workload makes. */
export const podsOf = (workload: Manifest): unknown => at(workload, 'spec', 'template');

export const containersOf = (workload: Manifest): unknown[] => [
  ...listAt(podsOf(workload), 'spec', 'initContainers'),
  ...listAt(podsOf(workload), 'spec', 'containers'),
];

export const workloadsOf = (manifests: readonly Manifest[]): Manifest[] =>
  ofKind(manifests, 'Deployment', 'StatefulSet', 'Job');
