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
import { meanScore, medianLevel, medianScore, scoreStep } from './score-figures.ts';
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

/** By level how many checks were shown it; null where an earlier release did not keep it of all of them. */
function levelsOf({ counts }: Version, category: string): number[] | null {
  const levels = [0, 0, 0, 0];
  for (const { category: of, level, count } of counts.levels) if (of === category) levels[level] = count;
  return sumOf(levels) === sumOf(stepsOf(counts.scores, category)) ? levels : null;
}

const sumFor = ({ counts }: Version, category: string) => counts.sums.find((sum) => sum.category === category);

/** The level of a mean, where it is the same however far off the mean may be. */
function levelOfMean(mean: ReturnType<typeof meanScore>, { version }: Version): number | null {
  if (mean === null) return null;
  const { thresholds } = version.content;
  const level = levelOf(mean.lowest, thresholds);
  return level === levelOf(mean.highest, thresholds) ? level : null;
}

function toCategory(key: string, questions: readonly QuestionStatistics[], part: Version): CategoryStatistics {
  const { texts, counts } = part;
  const scored = sumOf(stepsOf(counts.scores, key));
  const bad = levelsOf(part, key)?.[0] ?? null;
  const split = bad === null ? [scored] : [scored - bad, bad];
  const [shownOther = null, ...rest] = hideSmallGroups([...split, counts.finished - scored]);
  const [shownBad, shownNone] = [rest.length > 1 ? rest[0] : null, rest.at(-1) ?? null];
  // The score of a category with one question is that question's answer: it would tell what is hidden there.
  const own = questions.filter(({ category }) => category === key);
  const isShown = scored >= smallestGroup && !(own.length === 1 && own.some(hasHidden));
  const mean = isShown ? meanScore(sumFor(part, key)) : null;
  return {
    key,
    name: texts[categoryKey(key)] ?? '',
    meanScore: mean?.mean ?? null,
    level: levelOfMean(mean, part),
    bad: isShown && shownOther !== null ? (shownBad ?? null) : null,
    scored: isShown && shownNone !== null ? scored : null,
  };
}

/** Where an earlier release did not keep all levels, that of the median's step if no threshold lies in it. */
function toMedianLevel(median: number | null, part: Version): number | null {
  if (median === null) return null;
  const levels = levelsOf(part, '');
  if (levels) return medianLevel(levels);
  const { thresholds } = part.version.content;
  const level = levelOf(median, thresholds);
  return level === levelOf(Math.min(median + scoreStep - 1, 100), thresholds) ? level : null;
}

/** Scores and answers of a version, every split of its checks with the small groups and their partners hidden. */
export function versionFigures(part: Version): VersionStatistics {
  const { version, counts } = part;
  const { content, number } = version;
  const isEnough = counts.finished >= smallestGroup;
  const median = medianScore(stepsOf(counts.scores, ''));
  const questions = content.questions.map((question, index) => toQuestion(question, index + 1, part));
  return {
    number,
    finished: isEnough ? counts.finished : null,
    medianScore: median,
    medianLevel: toMedianLevel(median, part),
    meanScore: meanScore(sumFor(part, ''))?.mean ?? null,
    hasEstimates: isEnough && counts.sums.some(({ estimated }) => estimated > 0),
    categories: content.categories.map(({ key }) => toCategory(key, questions, part)),
    questions,
  };
}
