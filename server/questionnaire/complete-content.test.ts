import { expect, test } from 'vitest';
import { completeContent, type StoredContent } from './complete-content.ts';
import { initialQuestionnaireContent } from './initial-content.ts';

test('answers of an earlier version get their urgency from their points, and none of them means that we do not know', () => {
  const earlier: StoredContent = {
    categories: [{ key: 'fire', icon: 'fire' }],
    questions: [
      {
        key: 'one',
        category: 'fire',
        canBeNotApplicable: false,
        answers: [0, 1, 2, 3].map((points) => ({ key: `a${points}`, points, effort: points === 3 ? null : 1 })),
      },
    ],
    thresholds: [40, 60, 80],
  };
  const answers = completeContent(earlier).questions.flatMap((question) => question.answers);
  expect(answers.map(({ points, urgency }) => `${points} ${urgency}`)).toEqual([
    '0 now',
    '1 year',
    '2 later',
    '3 none',
  ]);
  expect(answers.some(({ isUnknown }) => isUnknown)).toBe(false);
});

test('content that has everything stays as it is', () => {
  expect(completeContent(initialQuestionnaireContent)).toEqual(initialQuestionnaireContent);
});
