import {
  type Answer,
  answerTextKey,
  categoryTextKey,
  type QuestionnaireContent,
  urgencies,
} from './questionnaire-content.ts';
import { type QuestionnaireDraft, getText } from './questionnaire-draft.ts';
import { getScoreLevel, calculatePercentScore } from './reachable-scores.ts';

/** Answers given in a preview by question; null: not applicable. */
export type GivenAnswers = Readonly<Record<string, string | null>>;

type CountedAnswer = { question: string; category: string; answer: Answer; points: number; possible: number };

function listCountedAnswers({ questions }: QuestionnaireContent, given: GivenAnswers): CountedAnswer[] {
  return questions.flatMap(({ key, category, answers }) => {
    const answer = answers.find((one) => one.key === given[key]);
    const possible = Math.max(0, ...answers.map(({ points }) => points));
    return answer ? [{ question: key, category, answer, points: answer.points, possible }] : [];
  });
}

function calculateScore(counted: readonly CountedAnswer[]): number | null {
  const sum = (part: 'points' | 'possible') => counted.reduce((total, one) => total + one[part], 0);
  const possible = sum('possible');
  return possible === 0 ? null : calculatePercentScore(sum('points'), possible);
}

/** Returns a text as visitors see it: in the source language if it is not translated. */
export const getTextWithFallback = (draft: QuestionnaireDraft, language: string, key: string): string =>
  getText(draft, language, key).trim() || getText(draft, draft.sourceLanguage, key);

/** The order of equally urgent advice; equal ones stay in the order of their questions. */
const compareAdvice = ({ answer: a }: CountedAnswer, { answer: b }: CountedAnswer): number =>
  (a.effort ?? 0) - (b.effort ?? 0) || a.points - b.points;

/** Returns advice in order. */
function listAdvice(
  draft: QuestionnaireDraft,
  { counted, language }: { counted: readonly CountedAnswer[]; language: string },
) {
  return counted.toSorted(compareAdvice).map(({ question, answer: { key } }) => ({
    key: question,
    title: getTextWithFallback(draft, language, answerTextKey(question, key, 'advice.title')),
    text: getTextWithFallback(draft, language, answerTextKey(question, key, 'advice.text')),
    effort: getTextWithFallback(draft, language, answerTextKey(question, key, 'advice.effort')),
  }));
}

/** Returns the result a visitor would get for these answers; the answers may be incomplete. */
export function calculatePreviewResult(draft: QuestionnaireDraft, given: GivenAnswers, language: string) {
  const { content } = draft;
  const counted = listCountedAnswers(content, given);
  const score = calculateScore(counted);
  return {
    score,
    level: score === null ? null : getScoreLevel(score, content.thresholds),
    categories: content.categories.map(({ key }) => ({
      key,
      name: getTextWithFallback(draft, language, categoryTextKey(key)),
      score: calculateScore(counted.filter(({ category }) => category === key)),
    })),
    groups: urgencies
      .filter((urgency) => urgency !== 'none')
      .map((urgency) => ({
        urgency,
        advice: listAdvice(draft, { counted: counted.filter(({ answer }) => answer.urgency === urgency), language }),
      }))
      .filter((group) => group.advice.length > 0),
  };
}
