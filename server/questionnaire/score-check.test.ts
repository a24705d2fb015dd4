import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, notApplicable, type Question, type QuestionnaireContent } from './questionnaire.ts';
import { seed } from '../../tests/support/random.ts';
import { levelOfScore, scoreCheck } from './score-check.ts';
import { initialQuestionnaireContent } from './initial-content.ts';

/** Computed independently: with fractions in BigInt, rounded by comparing with every half between 0 and 100. */
function referenceScore(points: readonly { reached: number; possible: number }[]): number | null {
  const sum = (part: 'reached' | 'possible') => points.reduce((total, one) => total + BigInt(one[part]), 0n);
  const [reached, possible] = [sum('reached'), sum('possible')];
  if (possible === 0n) return null;
  // The largest integer n with n - 1/2 not above the score: 200 · reached >= (2n - 1) · possible.
  let score = 0n;
  while (score < 100n && 200n * reached >= (2n * (score + 1n) - 1n) * possible) score += 1n;
  return Number(score);
}

const referenceLevel = (score: number): number => {
  if (score < 40) return 0;
  if (score < 60) return 1;
  return score < 80 ? 2 : 3;
};

const choiceOf = ({ answers, canBeNotApplicable }: Question) =>
  fc.constantFrom<(Answer | null)[]>(...answers, ...(canBeNotApplicable ? [null] : []));

const choicesOf = ({ questions }: QuestionnaireContent) => fc.tuple(...questions.map(choiceOf));

const pointsOf = (content: QuestionnaireContent, choices: readonly (Answer | null)[]) =>
  content.questions.flatMap(({ category, answers }, index) => {
    const chosen = choices[index];
    return chosen
      ? [{ category, reached: chosen.points, possible: Math.max(...answers.map((one) => one.points)) }]
      : [];
  });

const givenOf = (content: QuestionnaireContent, choices: readonly (Answer | null)[]) =>
  new Map(content.questions.map(({ key }, index) => [key, choices[index]?.key ?? notApplicable]));

const numRuns = 10_000;

describe('the score', () => {
  it('equals that of an independent implementation for 10,000 random sets of answers', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(choicesOf(initialQuestionnaireContent), (choices) => {
        const points = pointsOf(initialQuestionnaireContent, choices);
        const { score, level, categories } = scoreCheck(
          initialQuestionnaireContent,
          givenOf(initialQuestionnaireContent, choices),
        );
        expect(score).toBe(referenceScore(points));
        expect(level).toBe(referenceLevel(score));
        for (const one of categories) {
          const expected = referenceScore(points.filter(({ category }) => category === one.category));
          expect(one.score).toBe(expected);
          expect(one.level).toBe(expected === null ? null : referenceLevel(expected));
        }
        seen.add(level);
      }),
      { numRuns, seed },
    );
    expect(seen).toEqual(new Set([0, 1, 2, 3]));
  });

  it.each([
    [39, 0],
    [40, 1],
    [59, 1],
    [60, 2],
    [79, 2],
    [80, 3],
    [100, 3],
    [0, 0],
  ])('%i is of level %i', (score, level) => {
    expect(levelOfScore(score, initialQuestionnaireContent.thresholds)).toBe(level);
  });

  it.each([
    // reached, possible, score: halves are rounded up, and the level is that of the rounded score
    [79, 200, 40, 1],
    [789, 2000, 39, 0],
    [119, 200, 60, 2],
    [159, 200, 80, 3],
    [1, 200, 1, 0],
    [0, 200, 0, 0],
    [199, 200, 100, 3],
  ])('of %i points of %i is %i, level %i', (reached, possible, score, level) => {
    const one = (key: string, points: number, best: number): Question => ({
      key,
      category: 'all',
      canBeNotApplicable: false,
      answers: [
        {
          key: 'given',
          points,
          effort: null,
          urgency: 'none',
          isUnknown: false,
        },
        {
          key: 'best',
          points: best,
          effort: null,
          urgency: 'none',
          isUnknown: false,
        },
      ],
    });
    const content: QuestionnaireContent = {
      categories: [{ key: 'all', icon: 'fire' }],
      questions: [one('only', reached, possible)],
      thresholds: [40, 60, 80],
    };
    expect(scoreCheck(content, new Map([['only', 'given']]))).toMatchObject({ score, level });
  });

  it('leaves out what does not apply; a category without applicable questions has no score', () => {
    const choices = initialQuestionnaireContent.questions.map(({ category, answers }) =>
      category === 'candles' ? null : (answers[0] ?? null),
    );
    const { score, categories } = scoreCheck(
      initialQuestionnaireContent,
      givenOf(initialQuestionnaireContent, choices),
    );
    expect(score).toBe(100);
    expect(categories.find(({ category }) => category === 'candles')).toEqual({
      category: 'candles',
      score: null,
      level: null,
    });
  });
});
