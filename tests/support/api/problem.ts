import { expect } from '@playwright/test';
import type { Answer } from './call.ts';

/** Patterns that no error response may contain: stack traces, SQL, file paths. */
export const INTERNALS = [
  /\bat\s+\S+\s+\(?(file:|node:|\/)/, // a stack
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(FROM|VALUES|SET|WHERE)\b/,
  /QueryFailed|violates|syntax error|relation "|column "|duplicate key|TypeORM|postgres/i,
  /\/(work|home|app|usr|node_modules)\//,
  /\.(ts|js):\d+/,
];

/** Expects an error response: the status, `{ message, code?, errors? }`, and no stack, SQL or path. */
export function expectProblem(answer: Answer, status: number | readonly number[], code?: string): void {
  const allowed = typeof status === 'number' ? [status] : status;
  expect(allowed, `${answer.status} ${answer.text.slice(0, 300)}`).toContain(answer.status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const problem = answer.json as Record<string, unknown>;
  expect(problem, answer.text.slice(0, 300)).toMatchObject({ message: expect.stringMatching(/\S/) });
  if (code) expect(problem.code).toBe(code);
  if (answer.status === 400) expect(problem.errors).toEqual(expect.arrayContaining([expectedError]));
  for (const internal of INTERNALS) expect(answer.text).not.toMatch(internal);
}

const expectedError = { path: expect.any(String), message: expect.stringMatching(/\S/) };
