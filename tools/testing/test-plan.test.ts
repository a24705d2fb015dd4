import { afterEach, describe, expect, it, vi } from 'vitest';
import { estimateStageTimes, planTestsFor, planStages } from './test-plan.ts';
import { testStages } from './test-stages.ts';

const namesOf = (plan: ReturnType<typeof planStages>) => plan.map(({ stage }) => stage.name);
const all = testStages.map(({ name }) => name);
const short = testStages.flatMap(({ name, isLong }) => (isLong ? [] : [name]));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the test plan', () => {
  it('contains all stages except the long ones, or the named ones with those that they need', () => {
    vi.stubEnv('TEST_LONG', undefined);
    expect(namesOf(planStages([]))).toEqual(short);
    expect(namesOf(planStages(['other-browsers']))).toEqual(['build', 'other-browsers']);
    expect(namesOf(planStages(['e2e', 'unit']))).toEqual(['unit', 'build', 'e2e']);
  });

  it('contains all stages in the long run', () => {
    vi.stubEnv('TEST_LONG', '1');
    expect(namesOf(planStages([]))).toEqual(all);
    expect(all).not.toEqual(short);
  });

  it('contains for a change the check and only the tests that it can break', () => {
    const plan = planTestsFor(['server/tags/tag.policy.ts']);
    expect(namesOf(plan)).toEqual(['check', 'unit', 'api', 'build', 'e2e']);
    expect(plan.map(({ files }) => files?.every((file) => file.includes('test') || file.includes('spec')))).toEqual([
      undefined,
      true,
      true,
      undefined,
      true,
    ]);
    expect(namesOf(planTestsFor(['docs/decisions/0001-none.md']))).toEqual(['check']);
  });

  it('is empty without changes, and complete for a change that affects all tests', () => {
    expect(planTestsFor([])).toEqual([]);
    vi.stubEnv('TEST_LONG', undefined);
    expect(namesOf(planTestsFor(['server/tags/tag.policy.ts', 'package.json']))).toEqual(short);
  });

  it('is estimated by its share of a complete run', () => {
    const whole = estimateStageTimes(planStages([]));
    const part = estimateStageTimes(planTestsFor(['server/tags/tag.policy.ts']));
    const secondsOf = (times: typeof whole, name: string) => times.find((one) => one.name === name)?.seconds ?? 0;
    for (const name of ['unit', 'api', 'e2e']) {
      expect(secondsOf(part, name)).toBeGreaterThan(0);
      expect(secondsOf(part, name)).toBeLessThan(secondsOf(whole, name) / 2);
    }
    expect(secondsOf(part, 'check')).toBe(secondsOf(whole, 'check'));
  });
});
