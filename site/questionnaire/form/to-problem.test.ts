import { describe, expect, it } from 'vitest';
import { toProblem } from './to-problem.ts';

describe('the problem of rejected answers', () => {
  it('is the questions without an answer', () => {
    const properties = ['check.answers.exits', 'check.answers.wiring'];
    expect(toProblem(properties, { candles: 'yes' })).toEqual({
      kind: 'incomplete',
      questions: ['exits', 'wiring'],
    });
  });

  it('is that too few questions apply, if some were given as not applicable', () => {
    expect(toProblem(['check.answers'], { exits: 'not-applicable' })).toEqual({ kind: 'too-few' });
    expect(toProblem(['check.answers'], { exits: 'yes' })).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['a wrong version', ['check.version']],
    ['an answer that is not offered', ['check.answers.exits']],
    ['an unknown question beside a missing answer', ['check.answers', 'check.answers.wiring']],
    ['several unknown questions', ['check.answers', 'check.answers']],
  ])('is invalid input for %s', (_, properties) => {
    expect(toProblem(properties, { exits: 'not-applicable' })).toEqual({ kind: 'invalid' });
  });
});
