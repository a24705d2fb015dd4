import {
  answerTextKey,
  categoryTextKey,
  levelOfScore,
  notApplicable,
  type Question,
  questionTextKey,
  type QuestionnaireTexts,
  type QuestionnaireVersion,
  type ScoreCount,
  type VersionCounts,
} from '../questionnaire/index.ts';
import { hideSmallGroups, minGroupSize } from './hide-small-groups.ts';
import { meanScore, medianLevel, medianScore, scoreStep } from './score-statistics.ts';
import type { AnswerStatistics, CategoryStatistics, QuestionStatistics, VersionStatistics } from './statistics.type.ts';
import { sumCounts } from './week-counts.ts';

type VersionData = { version: QuestionnaireVersion; texts: QuestionnaireTexts; counts: VersionCounts };

/** Number of steps of 5 from 0 to 100. */
const stepCount = 100 / scoreStep + 1;

function stepsOf(scores: readonly ScoreCount[], category: string): number[] {
  const steps = Array.from({ length: stepCount }, () => 0);
  for (const { category: of, step, count } of scores) if (of === category) steps[step / scoreStep] = count;
  return steps;
}

function toQuestion(question: Question, number: number, { texts, counts }: VersionData): QuestionStatistics {
  const { key, category, answers, canBeNotApplicable } = question;
  const countOf = (answer: string) =>
    counts.answers.find((one) => one.question === key && one.answer === answer)?.count ?? 0;
  const offered = [...answers.map((answer) => answer.key), ...(canBeNotApplicable ? [notApplicable] : [])];
  const given = hideSmallGroups(offered.map(countOf));
  const answerStatistics: AnswerStatistics[] = answers.map((answer, index) => ({
    key: answer.key,
    text: texts[answerTextKey(key, answer.key, 'text')] ?? '',
    points: answer.points,
    given: given[index] ?? null,
  }));
  const notApplicableStatistics = canBeNotApplicable
    ? [{ key: null, text: null, points: null, given: given.at(-1) ?? null }]
    : [];
  return {
    key,
    number,
    category,
    text: texts[questionTextKey(key, 'text')] ?? '',
    answers: [...answerStatistics, ...notApplicableStatistics],
  };
}

const hasHidden = ({ answers }: QuestionStatistics): boolean => answers.some(({ given }) => given === null);

/** Returns how many checks got each level; null if an earlier release did not store it for all of them. */
function levelsOf({ counts }: VersionData, category: string): number[] | null {
  const levels = [0, 0, 0, 0];
  for (const { category: of, level, count } of counts.levels) if (of === category) levels[level] = count;
  return sumCounts(levels) === sumCounts(stepsOf(counts.scores, category)) ? levels : null;
}

const sumFor = ({ counts }: VersionData, category: string) => counts.sums.find((sum) => sum.category === category);

/** Returns the level of a mean; null if its error bounds are in different levels. */
function levelOfMean(mean: ReturnType<typeof meanScore>, { version }: VersionData): number | null {
  if (mean === null) return null;
  const { thresholds } = version.content;
  const level = levelOfScore(mean.lowest, thresholds);
  return level === levelOfScore(mean.highest, thresholds) ? level : null;
}

function toCategory(key: string, questions: readonly QuestionStatistics[], data: VersionData): CategoryStatistics {
  const { texts, counts } = data;
  const scored = sumCounts(stepsOf(counts.scores, key));
  const bad = levelsOf(data, key)?.[0] ?? null;
  const split = bad === null ? [scored] : [scored - bad, bad];
  const [shownOther = null, ...rest] = hideSmallGroups([...split, counts.finished - scored]);
  const [shownBad, shownNone] = [rest.length > 1 ? rest[0] : null, rest.at(-1) ?? null];
  // The score of a category with a single question would reveal that question's hidden answers.
  const own = questions.filter(({ category }) => category === key);
  const isShown = scored >= minGroupSize && !(own.length === 1 && own.some(hasHidden));
  const mean = isShown ? meanScore(sumFor(data, key)) : null;
  return {
    key,
    name: texts[categoryTextKey(key)] ?? '',
    meanScore: mean?.mean ?? null,
    level: levelOfMean(mean, data),
    bad: isShown && shownOther !== null ? (shownBad ?? null) : null,
    scored: isShown && shownNone !== null ? scored : null,
  };
}

/**
 * Returns the median level. If an earlier release did not store all levels, that of the median's step, unless a
 * threshold is within it.
 */
function toMedianLevel(median: number | null, data: VersionData): number | null {
  if (median === null) return null;
  const levels = levelsOf(data, '');
  if (levels) return medianLevel(levels);
  const { thresholds } = data.version.content;
  const level = levelOfScore(median, thresholds);
  return level === levelOfScore(Math.min(median + scoreStep - 1, 100), thresholds) ? level : null;
}

/** Returns the scores and answers of a version, with small groups and their partners hidden. */
export function buildVersionStatistics(data: VersionData): VersionStatistics {
  const { version, counts } = data;
  const { content, number } = version;
  const isLargeEnough = counts.finished >= minGroupSize;
  const median = medianScore(stepsOf(counts.scores, ''));
  const questions = content.questions.map((question, index) => toQuestion(question, index + 1, data));
  return {
    number,
    finished: isLargeEnough ? counts.finished : null,
    medianScore: median,
    medianLevel: toMedianLevel(median, data),
    meanScore: meanScore(sumFor(data, ''))?.mean ?? null,
    hasEstimates: isLargeEnough && counts.sums.some(({ estimated }) => estimated > 0),
    categories: content.categories.map(({ key }) => toCategory(key, questions, data)),
    questions,
  };
}
