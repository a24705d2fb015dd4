import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LastInput, startActivityTimer, toTimeoutMs } from './activity-timer.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Shared storage of several tabs; each tab is notified of the others' writes. */
function createTabs() {
  const listeners = new Map<object, () => void>();
  let time = 0;
  return (): LastInput => {
    const tab = {};
    return {
      read: () => time,
      write(next) {
        time = next;
        for (const [other, listener] of listeners) if (other !== tab) listener();
      },
      subscribe(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    };
  };
}

function start(minutes: number, openTab = createTabs()) {
  const reported: (number | null)[] = [];
  const timer = startActivityTimer({ minutes, lastInput: openTab(), onChange: (left) => reported.push(left) });
  return { ...timer, reported };
}

const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('the timeout is the minutes times 60000', () => {
  expect(toTimeoutMs(60)).toBe(3_600_000);
  expect(toTimeoutMs(1)).toBe(60_000);
});

test('nothing is reported until a minute before the timeout', () => {
  const { reported } = start(60);
  advanceSeconds(59 * 60 - 1);
  expect(reported).toEqual([]);
  advanceSeconds(1);
  expect(reported).toEqual([60]);
});

test('the last minute is counted down, and the end is reported once', () => {
  const { reported } = start(5);
  advanceSeconds(4 * 60 + 58);
  expect(reported.at(-1)).toBe(2);
  advanceSeconds(600);
  expect(reported).toHaveLength(61);
  expect(reported.slice(-3)).toEqual([2, 1, 0]);
});

test('input postpones the timeout', () => {
  const { reported, recordInput } = start(5);
  advanceSeconds(3 * 60);
  recordInput();
  advanceSeconds(3 * 60);
  expect(reported).toEqual([]);
  advanceSeconds(60);
  expect(reported).toEqual([60]);
});

test('input during the warning cancels it', () => {
  const { reported, recordInput } = start(5);
  advanceSeconds(4 * 60 + 30);
  recordInput();
  expect(reported.at(-1)).toBeNull();
  advanceSeconds(3 * 60);
  expect(reported.at(-1)).toBeNull();
});

test('input in one tab counts for all tabs', () => {
  const openTab = createTabs();
  const first = start(5, openTab);
  const second = start(5, openTab);
  advanceSeconds(4 * 60 + 30);
  expect([first.reported.at(-1), second.reported.at(-1)]).toEqual([30, 30]);
  first.recordInput();
  expect([first.reported.at(-1), second.reported.at(-1)]).toEqual([null, null]);
  advanceSeconds(5 * 60);
  expect([first.reported.at(-1), second.reported.at(-1)]).toEqual([0, 0]);
});

test('input after a long sleep ends the session instead of postponing the timeout', () => {
  const { reported, recordInput } = start(5);
  vi.setSystemTime(new Date('2026-11-21T18:00:00Z'));
  recordInput();
  expect(reported).toEqual([0]);
});

test('with a timeout of one minute the warning comes halfway', () => {
  const { reported } = start(1);
  expect(reported).toEqual([]);
  advanceSeconds(30);
  expect(reported).toEqual([30]);
});

test('a stopped timer reports nothing', () => {
  const { reported, stop } = start(5);
  stop();
  advanceSeconds(600);
  expect(reported).toEqual([]);
});
