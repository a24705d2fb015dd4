import { answerTextKey, categoryTextKey, type QuestionnaireContent } from './questionnaire-content.ts';
import { type Draft, textOf } from './questionnaire-draft.ts';
import { levelOf, toScore } from './reachable-scores.ts';

/** Answers given in a preview: question → answer; null: it does not apply. */
export type Given = Readonly<Record<string, string | null>>;

type Counted = { question: string; category: string; answer: string; points: number; possible: number };

function listCounted({ questions }: QuestionnaireContent, given: Given): Counted[] {
  return questions.flatMap(({ key, category, answers }) => {
    const answer = answers.find((one) => one.key === given[key]);
    const possible = Math.max(0, ...answers.map(({ points }) => points));
    return answer ? [{ question: key, category, answer: answer.key, points: answer.points, possible }] : [];
  });
}

function scoreOf(counted: readonly Counted[]): number | null {
  const sum = (part: 'points' | 'possible') => counted.reduce((total, one) => total + one[part], 0);
  const possible = sum('possible');
  return possible === 0 ? null : toScore(sum('points'), possible);
}

/** A text as visitors get it: in its own language where it is not translated. */
export const shownText = (draft: Draft, language: string, key: string): string =>
  textOf(draft, language, key).trim() || textOf(draft, draft.sourceLanguage, key);

/** The result that a visitor would get for these answers, as far as they are given. */
export function previewResult(draft: Draft, given: Given, language: string) {
  const { content } = draft;
  const counted = listCounted(content, given);
  const score = scoreOf(counted);
  const full = 3;
  return {
    score,
    level: score === null ? null : levelOf(score, content.thresholds),
    categories: content.categories.map(({ key }) => ({
      key,
      name: shownText(draft, language, categoryTextKey(key)),
      score: scoreOf(counted.filter(({ category }) => category === key)),
    })),
    advice: counted
      .filter(({ points }) => points < full)
      .toSorted((a, b) => a.points - b.points)
      .map(({ question, answer }) => ({
        key: question,
        title: shownText(draft, language, answerTextKey(question, answer, 'advice.title')),
        text: shownText(draft, language, answerTextKey(question, answer, 'advice.text')),
        effort: shownText(draft, language, answerTextKey(question, answer, 'advice.effort')),
      })),
  };
}
