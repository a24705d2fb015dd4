import { describe, expect, it } from 'vitest';
import { expectTimes, planChanged, planStages } from './plan.ts';
import { stages } from './stages.ts';

const namesOf = (plan: ReturnType<typeof planStages>) => plan.map(({ stage }) => stage.name);
const all = stages.map(({ name }) => name);

describe('the plan of a run', () => {
  it('is all stages, or those that are named with what they need', () => {
    expect(namesOf(planStages([]))).toEqual(all);
    expect(namesOf(planStages(['e2e', 'unit']))).toEqual(['unit', 'build', 'e2e']);
  });

  it('is, of a change, the check and the stages that have tests of it, with these tests alone', () => {
    const plan = planChanged(['server/tags/tag.policy.ts']);
    expect(namesOf(plan)).toEqual(['check', 'unit', 'api', 'build', 'e2e']);
    expect(plan.map(({ files }) => files?.every((file) => file.includes('test') || file.includes('spec')))).toEqual([
      undefined,
      true,
      true,
      undefined,
      true,
    ]);
    expect(namesOf(planChanged(['docs/decisions/0001-none.md']))).toEqual(['check']);
  });

  it('is nothing where nothing changed, and everything where a change is about everything', () => {
    expect(planChanged([])).toEqual([]);
    expect(namesOf(planChanged(['server/tags/tag.policy.ts', 'package.json']))).toEqual(all);
  });

  it('is expected to take its part of a whole run', () => {
    const whole = expectTimes(planStages([]));
    const part = expectTimes(planChanged(['server/tags/tag.policy.ts']));
    const secondsOf = (times: typeof whole, name: string) => times.find((one) => one.name === name)?.seconds ?? 0;
    for (const name of ['unit', 'api', 'e2e']) {
      expect(secondsOf(part, name)).toBeGreaterThan(0);
      expect(secondsOf(part, name)).toBeLessThan(secondsOf(whole, name) / 2);
    }
    expect(secondsOf(part, 'check')).toBe(secondsOf(whole, 'check'));
  });
});
