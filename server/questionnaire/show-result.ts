import type { Context } from '../shared/context.ts';
import { fromChoices, readToken } from './check-token.ts';
import { languageOf } from './language-of.ts';
import {
  type Effort,
  type Level,
  notApplicable,
  type Question,
  type QuestionnaireContent,
  type QuestionnaireTexts,
} from './questionnaire.ts';
import { findAskedVersion, loadTexts } from './questionnaire.queries.ts';
import { type CheckScore, type GivenAnswers, scoreCheck } from './score-check.ts';
import { answerKey, categoryKey, questionKey } from './text-keys.ts';

export type Advice = {
  /** Number of its question, from 1, with what was asked and answered. */
  question: number;
  questionText: string;
  answerText: string;
  category: string;
  /** What the answer was worth, 0 to 2: the fewer, the more urgent. */
  points: number;
  title: string;
  text: string;
  effort: Effort;
  /** The effort in human measure. */
  effortText: string;
};

export type CategoryResult = { key: string; icon: string; name: string; score: number | null; level: Level | null };

export type CheckResult = {
  version: number;
  /** When it was finished. */
  date: Date;
  score: number;
  level: Level;
  thresholds: number[];
  categories: CategoryResult[];
  /** The worst first. */
  advice: Advice[];
  notApplicable: number;
};

const millisecondsOfDay = 86_400_000;

function toAdvice(question: Question, texts: QuestionnaireTexts, chosen: string): Omit<Advice, 'question'>[] {
  const answer = question.answers.find(({ key }) => key === chosen);
  if (!answer || answer.effort === null) return [];
  const textOf = (part: Parameters<typeof answerKey>[2]) => texts[answerKey(question.key, chosen, part)] ?? '';
  return [
    {
      questionText: texts[questionKey(question.key, 'text')] ?? '',
      answerText: textOf('text'),
      category: question.category,
      points: answer.points,
      title: textOf('advice.title'),
      text: textOf('advice.text'),
      effort: answer.effort,
      effortText: textOf('advice.effort'),
    },
  ];
}

function listAdvice(questions: readonly Question[], texts: QuestionnaireTexts, given: GivenAnswers): Advice[] {
  return questions
    .flatMap((question, index) =>
      toAdvice(question, texts, given.get(question.key) ?? '').map((advice) => ({ question: index + 1, ...advice })),
    )
    .toSorted((a, b) => a.points - b.points || a.question - b.question);
}

function nameCategories({ categories }: QuestionnaireContent, texts: QuestionnaireTexts, result: CheckScore) {
  return categories.map(({ key, icon }, index) => {
    const { score = null, level = null } = result.categories[index] ?? {};
    return { key, icon, name: texts[categoryKey(key)] ?? '', score, level };
  });
}

/** The result of a finished check in the language of a locale; null for a token that this server did not sign. Anyone. */
export async function showResult(
  { em, services }: Context,
  { token, locale }: { token: string; locale: string },
): Promise<CheckResult | null> {
  const finished = readToken(services, token);
  const version = finished && (await findAskedVersion(em, finished.version));
  if (!finished || !version) return null;
  const { content } = version;
  const given = fromChoices(content.questions, finished.choices);
  const texts = await loadTexts(em, version, languageOf(locale));
  const result = scoreCheck(content, given);
  return {
    version: version.number,
    date: new Date(finished.day * millisecondsOfDay),
    score: result.score,
    level: result.level,
    thresholds: content.thresholds,
    categories: nameCategories(content, texts, result),
    advice: listAdvice(content.questions, texts, given),
    notApplicable: [...given.values()].filter((answer) => answer === notApplicable).length,
  };
}
