import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import type { StoreResult } from './saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function start(answer: StoreResult = 'stored') {
  const store = vi.fn<() => Promise<StoreResult>>(async () => answer);
  return { store, answer: (next: StoreResult) => store.mockResolvedValue(next), ...createAutosave(store) };
}

describe('storing by itself', () => {
  it('stores within three seconds of a change, also while typing goes on', async () => {
    const { store, noteChange } = start();
    for (let typed = 0; typed < 30; typed += 1) {
      noteChange();
      await pass(100);
    }
    expect(store).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(store).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(store).toHaveBeenCalledTimes(2);
  });

  it.each(['offline', 'failed'] as const)(
    'tries again every few seconds until the server takes it: %s',
    async (result) => {
      const { store, answer, noteChange } = start(result);
      noteChange();
      await pass(60_000);
      const calls = store.mock.calls.length;
      expect(calls).toBeGreaterThan(6);
      expect(calls).toBeLessThan(12);
      answer('stored');
      await pass(60_000);
      expect(store).toHaveBeenCalledTimes(calls + 1);
    },
  );

  it('does not repeat what the server refused until something changes', async () => {
    const { store, noteChange } = start('refused');
    noteChange();
    await pass(60_000);
    expect(store).toHaveBeenCalledTimes(1);
    noteChange();
    await pass(10_000);
    expect(store).toHaveBeenCalledTimes(2);
  });

  it('lets a change after an undo wait for its whole time', async () => {
    const { store, noteChange, rest } = start();
    noteChange();
    await pass(1_000);
    rest();
    noteChange();
    await pass(1_000);
    expect(store).not.toHaveBeenCalled();
    await pass(2_000);
    expect(store).toHaveBeenCalledTimes(1);
  });

  it('waits while somebody is asked whether to leave, and goes on afterwards', async () => {
    const { store, noteChange, hurry, pause, resume } = start();
    noteChange();
    pause();
    hurry();
    await pass(10_000);
    expect(store).not.toHaveBeenCalled();
    resume();
    await pass(3_000);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
