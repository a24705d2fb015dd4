import { expect, test } from 'vitest';
import { calculatePreviewResult } from './preview-result.ts';
import type { Answer } from './questionnaire-content.ts';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';

const worst = (part: Partial<Answer>): Answer => ({
  key: 'worst',
  points: 0,
  effort: 1,
  urgency: 'now',
  isUnknown: false,
  ...part,
});

function draftOf(answers: readonly Answer[]): QuestionnaireDraft {
  const questions = answers.map((answer, index) => ({
    key: `q${index}`,
    category: 'fire',
    canBeNotApplicable: false,
    answers: [{ ...answer, key: 'best', points: 3, urgency: 'none' as const }, answer],
  }));
  return {
    sourceLanguage: 'nl',
    content: { categories: [{ key: 'fire', icon: 'fire' }], questions, thresholds: [40, 60, 80] },
    texts: {},
    sources: {},
  };
}

test('the preview groups advice by urgency, and orders it by effort, points and question as visitors get it', () => {
  const draft = draftOf([
    worst({ urgency: 'later', points: 1 }),
    worst({ urgency: 'now', effort: 3 }),
    worst({ urgency: 'year', points: 2 }),
    worst({ urgency: 'year', points: 1 }),
    worst({ urgency: 'now', effort: 1 }),
    worst({ urgency: 'year', points: 1 }),
  ]);
  const given = Object.fromEntries(draft.content.questions.map(({ key }) => [key, 'worst']));
  const { groups } = calculatePreviewResult(draft, given, 'nl');
  expect(groups.map(({ urgency, advice }) => [urgency, advice.map(({ key }) => key)])).toEqual([
    ['now', ['q4', 'q1']],
    ['year', ['q3', 'q5', 'q2']],
    ['later', ['q0']],
  ]);
});
