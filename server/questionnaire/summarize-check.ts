import type { Advice, CheckSummary, RiskCheckResult } from './check-result.ts';
import { fillIn } from './fill-in.ts';
import { type ReportTexts, reportTextsFor } from './report/report-texts.ts';

type SummaryTexts = ReportTexts['summary'];

const levels = ['bad', 'moderate', 'sufficient', 'good'] as const;
const shownSteps = 3;

const countText = ({ one, many }: { one: string; many: string }, count: number): string =>
  count === 1 ? one : fillIn(many, { count });

/** A high level must not reassure while something cannot wait, so that only its urgency is mentioned. */
function describeFindings(texts: SummaryTexts, level: number, advice: readonly Advice[]): string[] {
  const countOf = (urgency: Advice['urgency']) => advice.filter((one) => one.urgency === urgency).length;
  const [now, year] = [countOf('now'), countOf('year')];
  if (now > 0) return [countText(texts.now, now)];
  return [texts.levels[levels[level] ?? 'bad'], ...(year === 0 ? [] : [countText(texts.year, year)])];
}

/** Summarizes a result: what cannot wait, otherwise its level; and how many subjects it covers if not all. */
export function summarizeCheck(
  { level, advice, categories }: Pick<RiskCheckResult, 'level' | 'advice' | 'categories'>,
  language: string,
): CheckSummary {
  const texts = reportTextsFor(language).summary;
  const scored = categories.filter(({ score }) => score !== null).length;
  const count = categories.length;
  const coverage = scored === count ? [] : [fillIn(texts.coverage, { scored, count })];
  return {
    text: [...describeFindings(texts, level, advice), ...coverage].join(' '),
    first: advice
      .filter(({ urgency }) => urgency === 'now')
      .slice(0, shownSteps)
      .map(({ title }) => title),
  };
}
