import { describe, expect, it } from 'vitest';
import { describeDuration, describeSlowestTests, describeStageStart } from './stage-times.ts';

const stages = [
  { name: 'check', seconds: 30 },
  { name: 'api', seconds: 125 },
  { name: 'e2e', seconds: 200 },
];

describe('descriptions of test times', () => {
  it('use seconds up to a minute and a half, then minutes', () => {
    expect([0, 0.4, 89.4, 90, 100, 480].map(describeDuration)).toEqual([
      '1 s',
      '1 s',
      '89 s',
      '2 min',
      '2 min',
      '8 min',
    ]);
  });

  it('contain the stage, its position, its estimate and the remaining time', () => {
    expect(describeStageStart(stages, 0)).toBe('1 of 3, check: about 30 s; about 6 min left');
    expect(describeStageStart(stages, 1)).toBe('2 of 3, api: about 2 min; about 5 min left');
    expect(describeStageStart(stages, 2)).toBe('3 of 3, e2e: about 3 min');
  });

  it('list the slowest tests first', () => {
    const times = [
      { test: 'one', seconds: 1 },
      { test: 'three', seconds: 3.25 },
      { test: 'two', seconds: 12.04 },
    ];
    expect(describeSlowestTests(times, 2)).toEqual(['Slowest tests:', '    12.0 s  two', '     3.3 s  three']);
    expect(times.map(({ test }) => test)).toEqual(['one', 'three', 'two']);
    expect(describeSlowestTests([], 10)).toEqual([]);
  });
});
