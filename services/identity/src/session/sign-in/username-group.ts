import { hash } from 'node:crypto';

const GROUPS = 1_024;

/**
 * The group by which failures at a user name are counted. Their number is fixed, so that invented names cannot fill
 * Redis with counters. Existing names are grouped like any other: if they were counted by themselves, a name whose
 * group is locked would reveal by its answer whether it exists. Source: docs/decisions/trusted-browsers.md.
 */
export const usernameGroup = (username: string): string =>
  String(hash('sha256', username, 'buffer').readUInt32BE() % GROUPS);
