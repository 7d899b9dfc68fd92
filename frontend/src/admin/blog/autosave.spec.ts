import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from '../../shared/api/api-error.ts';
import { createAutosave, IDLE_MS, RETRY_MS, type SaveState } from './autosave.ts';

interface Body {
  title: string;
}

const failing = (error: Omit<ApiError, 'message'>) => () => Promise.reject(Object.assign(new Error('failed'), error));
const noAnswer = failing({ status: 0 });
const slugTaken = failing({ status: 409, problem: { message: 'A post with this slug already exists' } });

/** An autosave that records its requests and statuses; each save consumes one of `answers`. */
function anAutosave(answers: (() => Promise<unknown>)[] = [], stored?: Body) {
  const sent: string[] = [];
  const states: SaveState[] = [];
  const save = ({ title }: Body) => {
    sent.push(title);
    return answers.shift()?.() ?? Promise.resolve();
  };
  const autosave = createAutosave<Body>({ save, onState: (state) => void states.push(state), stored });
  return { autosave, sent, lastState: () => states.at(-1) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('autosave', () => {
  it('saves the latest input once, after a pause in typing', async () => {
    const { autosave, sent, lastState } = anAutosave();

    autosave.change({ title: 'Mon' });
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    autosave.change({ title: 'Monsoon' });
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);

    expect(sent).toEqual(['Monsoon']);
    expect(lastState()).toEqual({ status: 'saved', at: expect.any(String) });
  });

  it('does not save input that is stored already', async () => {
    const { autosave, sent } = anAutosave([], { title: 'Monsoon' });

    autosave.change({ title: 'Monsoon days' });
    autosave.change({ title: 'Monsoon' });
    await jest.advanceTimersByTimeAsync(IDLE_MS);

    expect(sent).toEqual([]);
    expect(await autosave.flush()).toBe(true);
  });

  it('shows input as saved that was changed back before it was sent', async () => {
    const { autosave, sent, lastState } = anAutosave([], { title: 'Monsoon' });

    autosave.change({ title: 'Monsoon days' });
    expect(lastState()).toEqual({ status: 'saving' });
    autosave.change({ title: 'Monsoon' });
    await jest.advanceTimersByTimeAsync(IDLE_MS);

    expect(sent).toEqual([]);
    expect(lastState()).toMatchObject({ status: 'saved' });
  });

  it('counts input as stored that is passed again while it is being saved', async () => {
    let answer: () => void = () => undefined;
    const { autosave, sent, lastState } = anAutosave([() => new Promise<void>((resolve) => (answer = resolve))]);
    autosave.change({ title: 'One' });
    const flushed = autosave.flush();
    await jest.advanceTimersByTimeAsync(0);

    autosave.change({ title: 'One' });
    answer();

    expect(await flushed).toBe(true);
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(sent).toEqual(['One']);
    expect(lastState()).toMatchObject({ status: 'saved' });
  });

  it('saves input that changes during a save after that save, never two at once', async () => {
    let answer: () => void = () => undefined;
    const { autosave, sent } = anAutosave([() => new Promise<void>((resolve) => (answer = resolve))]);
    autosave.change({ title: 'One' });
    await jest.advanceTimersByTimeAsync(IDLE_MS);

    autosave.change({ title: 'Two' });
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(sent).toEqual(['One']);
    answer();
    await jest.advanceTimersByTimeAsync(0);

    expect(sent).toEqual(['One', 'Two']);
  });

  it('retries a save without a response', async () => {
    const { autosave, sent, lastState } = anAutosave([noAnswer]);
    autosave.change({ title: 'Monsoon' });
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(lastState()).toEqual({ status: 'retrying' });

    await jest.advanceTimersByTimeAsync(RETRY_MS);

    expect(sent).toEqual(['Monsoon', 'Monsoon']);
    expect(lastState()).toMatchObject({ status: 'saved' });
  });

  it('shows why a save was refused and waits for the next change', async () => {
    const { autosave, sent, lastState } = anAutosave([slugTaken]);
    autosave.change({ title: 'Monsoon' });
    await jest.advanceTimersByTimeAsync(IDLE_MS + 10 * RETRY_MS);
    expect(sent).toEqual(['Monsoon']);
    expect(lastState()).toEqual({ status: 'refused', reason: 'A post with this slug already exists' });

    autosave.change({ title: 'Dry days' });
    await jest.advanceTimersByTimeAsync(IDLE_MS);

    expect(sent).toEqual(['Monsoon', 'Dry days']);
  });

  it('flush saves at once and returns true if everything is stored', async () => {
    const { autosave, sent } = anAutosave([noAnswer]);
    autosave.change({ title: 'Monsoon' });

    expect(await autosave.flush()).toBe(false);
    expect(await autosave.flush()).toBe(true);

    expect(sent).toEqual(['Monsoon', 'Monsoon']);
  });

  it('saves nothing after it was paused, and flush returns false', async () => {
    const { autosave, sent } = anAutosave();
    autosave.change({ title: 'Monsoon' });

    autosave.pause();
    await jest.advanceTimersByTimeAsync(IDLE_MS);

    expect(await autosave.flush()).toBe(false);
    expect(sent).toEqual([]);
  });
});
