import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentToast, toast } from '../../../shared/toast/toast-store.ts';
import { reportOutcome } from './report-outcome.ts';

const refusal = (problem?: object) => Object.assign(new Error('409: …'), { status: 409, problem });

describe('The outcome of an action', () => {
  it('shows the given text after a success', async () => {
    const outcome = await reportOutcome(Promise.resolve(7), {
      done: (id) => ({ title: 'Success', description: `Saved as ${id}` }),
      failed: 'Failed to save',
    });

    expect(outcome).toEqual({ result: 7 });
    expect(currentToast()).toMatchObject({ title: 'Success', description: 'Saved as 7', tone: 'success' });
  });

  it('shows no toast after a success without a text', async () => {
    const before = currentToast();

    const outcome = await reportOutcome(Promise.resolve(0), { done: () => undefined, failed: 'Failed to save' });

    expect(outcome).toEqual({ result: 0 });
    expect(currentToast()).toBe(before);
  });

  it('shows the message of the server after a failure', async () => {
    const outcome = await reportOutcome(Promise.reject(refusal({ message: 'That code is taken' })), {
      failed: 'Failed',
    });

    expect(outcome).toBeUndefined();
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'That code is taken',
      tone: 'destructive',
    });
  });

  it('shows the fallback text when the server sent no message', async () => {
    await reportOutcome(Promise.reject(refusal()), { failed: 'Failed to create coupon' });

    expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to create coupon' });
  });

  it.each([
    [0, 'The server could not be reached.'],
    [429, 'There were too many calls at once. Wait a moment.'],
    [503, 'The server could not answer.'],
  ])('gives the reason after %i and offers to try again', async (status, reason) => {
    const again = jest.fn();

    await reportOutcome(Promise.reject(Object.assign(new Error('…'), { status })), { failed: 'Failed', again });

    expect(currentToast()).toMatchObject({ description: 'Failed', reason, action: { label: 'Try again' } });
    const { action } = currentToast()!;
    if (action && 'onSelect' in action) action.onSelect();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('does not offer to try again after a refusal', async () => {
    await reportOutcome(Promise.reject(refusal({ message: 'No' })), { failed: 'Failed', again: jest.fn() });

    expect(currentToast()).toMatchObject({ description: 'No', reason: undefined, action: undefined });
  });

  it.each([
    ['shows no toast for a failure that the screen explains itself', true],
    ['shows a toast for a failure that the screen does not explain', false],
  ])('%s', async (_what, isExplained) => {
    toast({ title: 'Before' });

    await reportOutcome(Promise.reject(refusal()), { failed: 'Failed to confirm', explain: () => isExplained });

    expect(currentToast()).toMatchObject({ title: isExplained ? 'Before' : 'Error' });
  });

  describe('in a form', () => {
    const marked: unknown[] = [];
    const visited: unknown[] = [];
    const form = {
      setFields: (fields: unknown[]) => void marked.push(...fields),
      scrollToField: (name: unknown) => void visited.push(name),
    };
    beforeEach(() => {
      marked.length = 0;
      visited.length = 0;
    });

    it('marks the fields that the server names and focuses the first', async () => {
      const errors = [
        { path: 'code', message: 'That code is too long' },
        { path: 'value', message: 'That is too much' },
      ];

      await reportOutcome(Promise.reject(refusal({ message: 'No', errors })), { failed: 'Failed', form });

      expect(marked).toEqual([
        { name: ['code'], errors: ['That code is too long'] },
        { name: ['value'], errors: ['That is too much'] },
      ]);
      expect(visited).toEqual([['code']]);
    });

    it.each([
      ['marks the field of a conflict', 'code-taken', [{ name: ['code'], errors: ['That code is taken'] }]],
      ['marks no field when the conflict has another code', 'not-editable', []],
    ])('%s', async (_what, code, expected) => {
      const problem = { message: 'That code is taken', code };

      await reportOutcome(Promise.reject(refusal(problem)), {
        failed: 'Failed',
        form,
        conflicts: { 'code-taken': 'code' },
      });

      expect(marked).toEqual(expected);
    });
  });
});
