import { questionnaireLanguageOf } from './questionnaire-language.ts';
import type { Advice, AnsweredQuestion, CategoryResult, RiskCheckResult } from './check-result.ts';
import { fillIn } from './fill-in.ts';
import type { ReportAdvice, ReportAnswer, ReportContent, ReportGroup } from './report/report-content.ts';
import { type ReportTexts, reportTextsFor } from './report/report-texts.ts';

const levels = ['bad', 'moderate', 'sufficient', 'good'] as const;
const efforts = ['small', 'medium', 'large'] as const;
const groups = ['now', 'year', 'later'] as const;

type SiteInfo = { siteName: string; contactPhone: string };

/** Returns 'nl-NL' for 'nl-nl'. */
function languageTagOf(locale: string): string {
  const [language = 'en', region] = locale.split('-');
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
}

const levelWordOf = (texts: ReportTexts, level: number): string => texts.levels[levels[level] ?? 'bad'];

function toReportAdvice(texts: ReportTexts, categories: readonly CategoryResult[], advice: Advice): ReportAdvice {
  const effort = texts.efforts[efforts[advice.effort - 1] ?? 'small'];
  return {
    title: advice.title,
    text: advice.text,
    category: categories.find(({ key }) => key === advice.category)?.name ?? '',
    questionLine: fillIn(texts.asked, { number: advice.question, answer: advice.answerText }),
    effort: fillIn(texts.effort, { effort, measure: advice.effortText }),
    shortEffort: fillIn(texts.shortEffort, { effort }),
  };
}

const buildGroups = (texts: ReportTexts, { advice, categories }: RiskCheckResult): ReportGroup[] =>
  groups
    .map((urgency) => ({
      title: texts.groups[urgency],
      advice: advice.filter((one) => one.urgency === urgency).map((one) => toReportAdvice(texts, categories, one)),
    }))
    .filter((group) => group.advice.length > 0);

const toReportAnswer = ({ question, questionText, answerText }: AnsweredQuestion): ReportAnswer => ({
  question: `${question}. ${questionText}`,
  answer: answerText,
});

function buildWords(
  texts: ReportTexts,
  { score, level, date }: RiskCheckResult,
  { phone, tag }: { phone: string; tag: string },
) {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return {
    ...texts.words,
    date: fillIn(texts.date, { date: day }),
    heading: fillIn(texts.heading, { level: levelWordOf(texts, level), score }),
    gauge: fillIn(texts.gauge, { number: level + 1, level: levelWordOf(texts, level) }),
    allLevels: levels.map((name) => texts.levels[name]).join(', '),
    questions: phone === '' ? '' : fillIn(texts.questions, { phone }),
  };
}

/** Builds the report of a result in the language of a locale: all texts and numbers, ready to render. */
export function buildReportContent(result: RiskCheckResult, site: SiteInfo, locale: string): ReportContent {
  const texts = reportTextsFor(questionnaireLanguageOf(locale));
  const tag = languageTagOf(locale);
  const advice = buildGroups(texts, result);
  // The same steps as in the summary of the result; if nothing is urgent, the first of the list.
  const firstCount = result.summary.first.length === 0 ? 3 : result.summary.first.length;
  return {
    language: tag,
    siteName: site.siteName,
    words: buildWords(texts, result, { phone: site.contactPhone, tag }),
    score: result.score,
    level: result.level,
    categories: result.categories.map(({ name, score, level }) => ({
      name,
      score,
      level,
      levelWord: level === null ? '' : levelWordOf(texts, level),
    })),
    summary: result.summary.text,
    first: advice.flatMap((group) => group.advice).slice(0, firstCount),
    groups: advice,
    inOrder: result.inOrder.map(toReportAnswer),
    notAnswered: result.notAnswered.map(toReportAnswer),
  };
}
