import { questionnaireLanguageOf } from './questionnaire-language.ts';
import type { Advice, AnsweredQuestion, RiskCheckResult } from './check-result.ts';
import {
  type Answer,
  notApplicable,
  type Question,
  type QuestionnaireContent,
  type QuestionnaireTexts,
  urgencies,
} from './questionnaire.ts';
import { type CheckScore, type GivenAnswers, scoreCheck } from './score-check.ts';
import { summarizeCheck } from './summarize-check.ts';
import { answerTextKey, categoryTextKey, questionTextKey } from './text-keys.ts';

/** What a result is made of. */
export type CheckResultSource = {
  version: number;
  content: QuestionnaireContent;
  texts: QuestionnaireTexts;
  given: GivenAnswers;
  date: Date;
  locale: string;
};

/** A question with its chosen answer, undefined for 'not applicable'. */
type Chosen = AnsweredQuestion & { key: string; answer: Answer | undefined };

function toChosen({ key, category, answers }: Question, { texts, given }: CheckResultSource): Omit<Chosen, 'question'> {
  const answer = answers.find((one) => one.key === given.get(key));
  const textKey = answer ? answerTextKey(key, answer.key, 'text') : questionTextKey(key, 'notApplicable');
  return {
    key,
    category,
    answer,
    questionText: texts[questionTextKey(key, 'text')] ?? '',
    answerText: texts[textKey] ?? '',
  };
}

const toAnswered = ({ question, questionText, answerText, category }: Chosen): AnsweredQuestion => ({
  question,
  questionText,
  answerText,
  category,
});

function toAdvice(chosen: Chosen, texts: QuestionnaireTexts): Advice[] {
  const { key, answer } = chosen;
  if (!answer || answer.effort === null || answer.urgency === 'none') return [];
  const textOf = (part: Parameters<typeof answerTextKey>[2]) => texts[answerTextKey(key, answer.key, part)] ?? '';
  return [
    {
      ...toAnswered(chosen),
      points: answer.points,
      urgency: answer.urgency,
      isUnknown: answer.isUnknown,
      title: textOf('advice.title'),
      text: textOf('advice.text'),
      effort: answer.effort,
      effortText: textOf('advice.effort'),
    },
  ];
}

/** Among equally urgent steps, a quick one should not wait for a long one. */
function compareAdvice(a: Advice, b: Advice): number {
  return (
    urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
    a.effort - b.effort ||
    a.points - b.points ||
    a.question - b.question
  );
}

function buildCategoryResults({ categories }: QuestionnaireContent, texts: QuestionnaireTexts, result: CheckScore) {
  return categories.map(({ key, icon }, index) => {
    const { score = null, level = null } = result.categories[index] ?? {};
    return { key, icon, name: texts[categoryTextKey(key)] ?? '', score, level };
  });
}

/** Builds the result of complete answers. Pages, report and API all show this one, so that they cannot differ. */
export function buildCheckResult(source: CheckResultSource): RiskCheckResult {
  const { version, content, texts, given, date, locale } = source;
  const { score, level, ...result } = scoreCheck(content, given);
  const chosen = content.questions.map((question, index) => ({ question: index + 1, ...toChosen(question, source) }));
  const advice = chosen.flatMap((one) => toAdvice(one, texts)).toSorted(compareAdvice);
  const categories = buildCategoryResults(content, texts, { score, level, ...result });
  return {
    version,
    date,
    score,
    level,
    thresholds: content.thresholds,
    summary: summarizeCheck({ level, advice, categories }, questionnaireLanguageOf(locale)),
    categories,
    advice,
    inOrder: chosen.filter(({ answer }) => answer?.urgency === 'none').map(toAnswered),
    notAnswered: chosen.filter(({ answer }) => !answer || answer.isUnknown).map(toAnswered),
    notApplicable: chosen.filter(({ answer }) => !answer).length,
    answers: chosen.map(({ key, answer }) => ({ question: key, answer: answer?.key ?? notApplicable })),
  };
}
