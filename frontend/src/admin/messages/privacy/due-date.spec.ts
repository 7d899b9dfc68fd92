import { describe, expect, it } from '@jest/globals';
import type { PrivacyRequestStatus } from '@farmhouse/contracts/content/privacy-request';
import { dueState } from './due-date.ts';

describe('dueState', () => {
  it.each<[PrivacyRequestStatus, string, string, string]>([
    ['new', '2026-12-21', '30 days left', 'green'],
    ['new', '2026-11-29', '8 days left', 'green'],
    ['in_progress', '2026-11-28', '7 days left', 'yellow'],
    ['new', '2026-11-22', '1 day left', 'yellow'],
    ['new', '2026-11-21', 'Due today', 'red'],
    ['in_progress', '2026-11-20', 'Overdue by 1 day', 'red'],
    ['new', '2026-11-01', 'Overdue by 20 days', 'red'],
    ['completed', '2026-11-01', 'Closed', 'grey'],
    ['rejected', '2026-12-21', 'Closed', 'grey'],
  ])('a %s request due on %s reads "%s" in %s on 21 November 2026', (status, dueDate, text, tone) => {
    expect(dueState({ status, dueDate }, '2026-11-21')).toEqual({ text, tone });
  });
});
