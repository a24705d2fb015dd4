import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LastInput, startActivityTimer, timeoutOf } from './activity-timer.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** One place for all tabs; each tab hears of what the others write. */
function createTabs() {
  const listeners = new Map<object, () => void>();
  let moment = 0;
  return (): LastInput => {
    const tab = {};
    return {
      read: () => moment,
      write(next) {
        moment = next;
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
  const told: (number | null)[] = [];
  const timer = startActivityTimer({ minutes, lastInput: openTab(), onChange: (left) => told.push(left) });
  return { ...timer, told };
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('the timeout is the minutes times 60000', () => {
  expect(timeoutOf(60)).toBe(3_600_000);
  expect(timeoutOf(1)).toBe(60_000);
});

test('nothing is told until a minute before the end', () => {
  const { told } = start(60);
  pass(59 * 60 - 1);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual([60]);
});

test('the last minute is counted down, and the end told once', () => {
  const { told } = start(5);
  pass(4 * 60 + 58);
  expect(told.at(-1)).toBe(2);
  pass(600);
  expect(told).toHaveLength(61);
  expect(told.slice(-3)).toEqual([2, 1, 0]);
});

test('input puts the end off', () => {
  const { told, noteInput } = start(5);
  pass(3 * 60);
  noteInput();
  pass(3 * 60);
  expect(told).toEqual([]);
  pass(60);
  expect(told).toEqual([60]);
});

test('input during the warning takes it back', () => {
  const { told, noteInput } = start(5);
  pass(4 * 60 + 30);
  noteInput();
  expect(told.at(-1)).toBeNull();
  pass(3 * 60);
  expect(told.at(-1)).toBeNull();
});

test('input in one tab counts for all of them', () => {
  const openTab = createTabs();
  const first = start(5, openTab);
  const second = start(5, openTab);
  pass(4 * 60 + 30);
  expect([first.told.at(-1), second.told.at(-1)]).toEqual([30, 30]);
  first.noteInput();
  expect([first.told.at(-1), second.told.at(-1)]).toEqual([null, null]);
  pass(5 * 60);
  expect([first.told.at(-1), second.told.at(-1)]).toEqual([0, 0]);
});

test('an input after a long sleep ends the session instead of putting the end off', () => {
  const { told, noteInput } = start(5);
  vi.setSystemTime(new Date('2026-11-21T18:00:00Z'));
  noteInput();
  expect(told).toEqual([0]);
});

test('with a single minute the warning comes halfway', () => {
  const { told } = start(1);
  expect(told).toEqual([]);
  pass(30);
  expect(told).toEqual([30]);
});

test('a stopped timer tells nothing more', () => {
  const { told, stop } = start(5);
  stop();
  pass(600);
  expect(told).toEqual([]);
});
