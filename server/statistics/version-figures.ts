import {
  answerKey,
  categoryKey,
  levelOf,
  notApplicable,
  type Question,
  questionKey,
  type QuestionnaireTexts,
  type QuestionnaireVersion,
} from '../questionnaire/index.ts';
import type { ScoreCount, VersionCounts } from './counters.queries.ts';
import { hideSmallGroups, smallestGroup } from './hide-small-groups.ts';
import { meanScore, medianScore, scoreStep } from './score-figures.ts';
import type { AnswerStatistics, CategoryStatistics, QuestionStatistics, VersionStatistics } from './statistics.type.ts';
import { sumOf } from './week-counts.ts';

type Version = { version: QuestionnaireVersion; texts: QuestionnaireTexts; counts: VersionCounts };

/** How many steps of 5 there are from 0 to 100. */
const stepCount = 100 / scoreStep + 1;

function stepsOf(scores: readonly ScoreCount[], category: string): number[] {
  const steps = Array.from({ length: stepCount }, () => 0);
  for (const { category: of, step, count } of scores) if (of === category) steps[step / scoreStep] = count;
  return steps;
}

function toQuestion(question: Question, number: number, { texts, counts }: Version): QuestionStatistics {
  const { key, category, answers, canBeNotApplicable } = question;
  const countOf = (answer: string) =>
    counts.answers.find((one) => one.question === key && one.answer === answer)?.count ?? 0;
  const offered = [...answers.map((answer) => answer.key), ...(canBeNotApplicable ? [notApplicable] : [])];
  const given = hideSmallGroups(offered.map(countOf));
  const told: AnswerStatistics[] = answers.map((answer, index) => ({
    key: answer.key,
    text: texts[answerKey(key, answer.key, 'text')] ?? '',
    points: answer.points,
    given: given[index] ?? null,
  }));
  const left = canBeNotApplicable ? [{ key: null, text: null, points: null, given: given.at(-1) ?? null }] : [];
  return { key, number, category, text: texts[questionKey(key, 'text')] ?? '', answers: [...told, ...left] };
}

const hasHidden = ({ answers }: QuestionStatistics): boolean => answers.some(({ given }) => given === null);

function toCategory(key: string, questions: readonly QuestionStatistics[], part: Version): CategoryStatistics {
  const { version, texts, counts } = part;
  const { thresholds } = version.content;
  const steps = stepsOf(counts.scores, key);
  const scored = sumOf(steps);
  const bad = sumOf(steps.filter((_, index) => index * scoreStep < thresholds[0]));
  const [toldBad = null, toldOther = null, toldNone = null] = hideSmallGroups([
    bad,
    scored - bad,
    counts.finished - scored,
  ]);
  // The score of a category with one question is that question's answer: it would tell what is hidden there.
  const own = questions.filter(({ category }) => category === key);
  const isTold = scored >= smallestGroup && !(own.length === 1 && own.some(hasHidden));
  const mean = isTold ? meanScore(steps) : null;
  return {
    key,
    name: texts[categoryKey(key)] ?? '',
    meanScore: mean,
    level: mean === null ? null : levelOf(mean, thresholds),
    bad: isTold && toldOther !== null ? toldBad : null,
    scored: isTold && toldNone !== null ? scored : null,
  };
}

/** Scores and answers of a version, every split of its checks with the small groups and their partners hidden. */
export function versionFigures(part: Version): VersionStatistics {
  const { version, counts } = part;
  const { content, number } = version;
  const isEnough = counts.finished >= smallestGroup;
  const steps = stepsOf(counts.scores, '');
  const median = medianScore(steps);
  const questions = content.questions.map((question, index) => toQuestion(question, index + 1, part));
  return {
    number,
    finished: isEnough ? counts.finished : null,
    medianScore: median,
    medianLevel: median === null ? null : levelOf(median, content.thresholds),
    meanScore: meanScore(steps),
    categories: content.categories.map(({ key }) => toCategory(key, questions, part)),
    questions,
  };
}
