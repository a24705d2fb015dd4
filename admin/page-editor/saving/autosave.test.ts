import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import type { StoreResult } from './saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function start(result: StoreResult = 'stored') {
  const store = vi.fn<() => Promise<StoreResult>>(async () => result);
  return { store, respondWith: (next: StoreResult) => store.mockResolvedValue(next), ...createAutosave(store) };
}

describe('automatic saving', () => {
  it('stores within three seconds of a change, also while typing continues', async () => {
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

  it.each(['offline', 'failed'] as const)('retries every few seconds until it succeeds: %s', async (result) => {
    const { store, respondWith, noteChange } = start(result);
    noteChange();
    await pass(60_000);
    const calls = store.mock.calls.length;
    expect(calls).toBeGreaterThan(6);
    expect(calls).toBeLessThan(12);
    respondWith('stored');
    await pass(60_000);
    expect(store).toHaveBeenCalledTimes(calls + 1);
  });

  it('does not retry a refused store until something changes', async () => {
    const { store, noteChange } = start('refused');
    noteChange();
    await pass(60_000);
    expect(store).toHaveBeenCalledTimes(1);
    noteChange();
    await pass(10_000);
    expect(store).toHaveBeenCalledTimes(2);
  });

  it('waits the full delay for a change after the previous one was undone', async () => {
    const { store, noteChange, cancelPending } = start();
    noteChange();
    await pass(1_000);
    cancelPending();
    noteChange();
    await pass(1_000);
    expect(store).not.toHaveBeenCalled();
    await pass(2_000);
    expect(store).toHaveBeenCalledTimes(1);
  });

  it('pauses while the user is asked whether to leave, and resumes afterwards', async () => {
    const { store, noteChange, storeNow, pause, resume } = start();
    noteChange();
    pause();
    storeNow();
    await pass(10_000);
    expect(store).not.toHaveBeenCalled();
    resume();
    await pass(3_000);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
