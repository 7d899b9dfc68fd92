import { expect } from '@playwright/test';
import type { ApiResponse } from './call.ts';

/** Patterns that no error response may contain: stack traces, SQL, file paths. */
export const INTERNALS = [
  /\bat\s+\S+\s+\(?(file:|node:|\/)/, // a stack
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(FROM|VALUES|SET|WHERE)\b/,
  /QueryFailed|violates|syntax error|relation "|column "|duplicate key|TypeORM|postgres/i,
  /\/(work|home|app|usr|node_modules)\//,
  /\.(ts|js):\d+/,
];

/** Expects an error response: the status, `{ message, code?, errors? }`, and no stack, SQL or path. */
export function expectProblem(response: ApiResponse, status: number | readonly number[], code?: string): void {
  const allowed = typeof status === 'number' ? [status] : status;
  expect(allowed, `${response.status} ${response.text.slice(0, 300)}`).toContain(response.status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const problem = response.json as Record<string, unknown>;
  expect(problem, response.text.slice(0, 300)).toMatchObject({ message: expect.stringMatching(/\S/) });
  if (code) expect(problem.code).toBe(code);
  if (response.status === 400) expect(problem.errors).toEqual(expect.arrayContaining([expectedError]));
  for (const internal of INTERNALS) expect(response.text).not.toMatch(internal);
}

const expectedError = { path: expect.any(String), message: expect.stringMatching(/\S/) };
