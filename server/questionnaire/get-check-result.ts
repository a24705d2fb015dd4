import type { Context } from '../shared/context.ts';
import { choicesToAnswers, readCheckToken } from './check-token.ts';
import { questionnaireLanguageOf } from './questionnaire-language.ts';
import {
  type Effort,
  type ScoreLevel,
  notApplicable,
  type Question,
  type QuestionnaireContent,
  type QuestionnaireTexts,
} from './questionnaire.ts';
import { findReleasedQuestionnaire, loadQuestionnaireTexts } from './questionnaire.queries.ts';
import { type CheckScore, type GivenAnswers, scoreCheck } from './score-check.ts';
import { answerTextKey, categoryTextKey, questionTextKey } from './text-keys.ts';

/** Advice about one answer. */
export type Advice = {
  /** Number of the question, from 1. */
  question: number;
  questionText: string;
  answerText: string;
  category: string;
  /** Points of the answer, 0 to 2: the fewer, the more urgent. */
  points: number;
  title: string;
  text: string;
  effort: Effort;
  /** The effort in words. */
  effortText: string;
};

/** Score and level of a category; null if none of its questions applies. */
export type CategoryResult = {
  key: string;
  icon: string;
  name: string;
  score: number | null;
  level: ScoreLevel | null;
};

/** Result of a finished check in one language. */
export type RiskCheckResult = {
  version: number;
  /** When it was finished. */
  date: Date;
  score: number;
  level: ScoreLevel;
  thresholds: number[];
  categories: CategoryResult[];
  /** Most urgent first. */
  advice: Advice[];
  notApplicable: number;
};

const dayMs = 86_400_000;

function toAdvice(question: Question, texts: QuestionnaireTexts, chosen: string): Omit<Advice, 'question'>[] {
  const answer = question.answers.find(({ key }) => key === chosen);
  if (!answer || answer.effort === null) return [];
  const textOf = (part: Parameters<typeof answerTextKey>[2]) => texts[answerTextKey(question.key, chosen, part)] ?? '';
  return [
    {
      questionText: texts[questionTextKey(question.key, 'text')] ?? '',
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

function buildCategoryResults({ categories }: QuestionnaireContent, texts: QuestionnaireTexts, result: CheckScore) {
  return categories.map(({ key, icon }, index) => {
    const { score = null, level = null } = result.categories[index] ?? {};
    return { key, icon, name: texts[categoryTextKey(key)] ?? '', score, level };
  });
}

/**
 * Returns the result of a finished check in the language of a locale; null for a token that this server did not sign.
 * Anyone.
 */
export async function getCheckResult(
  { em, services }: Context,
  { token, locale }: { token: string; locale: string },
): Promise<RiskCheckResult | null> {
  const finished = readCheckToken(services, token);
  const version = finished && (await findReleasedQuestionnaire(em, finished.version));
  if (!finished || !version) return null;
  const { content } = version;
  const given = choicesToAnswers(content.questions, finished.choices);
  const texts = await loadQuestionnaireTexts(em, version, questionnaireLanguageOf(locale));
  const result = scoreCheck(content, given);
  return {
    version: version.number,
    date: new Date(finished.day * dayMs),
    score: result.score,
    level: result.level,
    thresholds: content.thresholds,
    categories: buildCategoryResults(content, texts, result),
    advice: listAdvice(content.questions, texts, given),
    notApplicable: [...given.values()].filter((answer) => answer === notApplicable).length,
  };
}
