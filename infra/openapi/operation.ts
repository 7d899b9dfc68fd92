import type { ReachableEffects } from './call-graph.ts';
import type { Policy } from './routes.ts';
import type { ApiResponse, ApiParameter, ApiSchema } from '../../services/contracts/src/api-docs/api-document.ts';

/** One call of the product's API, however it is declared. */
export interface Operation {
  method: string;
  /** As in the router: `/api/bookings/:code`. */
  path: string;
  id: string;
  location: { service: string; feature: string };
  /** The docstring: the document says what a call does in its words. */
  doc: string;
  policy: Policy;
  parameters: ApiParameter[];
  /** Media types with their schemas; undefined for a call without a body. */
  body: Record<string, ApiSchema> | undefined;
  isBodyRequired: boolean;
  /** Responses to a successful call. */
  responses: Record<number, ApiResponse>;
  found: ReachableEffects;
}

const PART = /:(\w+)(?:\(([^)]*)\))?/g;

/** The named parts of a router's path, each with the pattern that it must match if it has one. */
export const partsOf = (path: string): { name: string; pattern: string | undefined }[] =>
  [...path.matchAll(PART)].map(([, name = '', pattern]) => ({ name, pattern }));

/** The path as OpenAPI writes it, its parts named by `rename`. */
export const templateOf = (path: string, rename: (name: string) => string = (name) => name): string =>
  path.replace(PART, (_all, name: string) => `{${rename(name)}}`);

/**
 * A key that is equal for paths which OpenAPI regards as the same, because only the names of their parameters differ.
 */
export const shapeOf = (path: string): string => templateOf(path, () => '');
