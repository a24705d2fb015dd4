import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { languageOf } from './language-of.ts';
import { describeReport } from './report/describe-report.ts';
import { reportTexts } from './report/report-texts.ts';
import { showResult } from './show-result.ts';

type Wish = { token: string; locale: string };

/**
 * The advice report of a finished check as a tagged PDF in the language of a locale; null for a token that this server
 * did not sign. It is drawn anew each time and kept nowhere. Anyone. 503 where too many wait.
 */
export async function makeReport(
  context: Context,
  wish: Wish,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const result = await showResult(context, wish);
  if (!result) return null;
  const settings = await loadSettings(context.em);
  const locale = settings.availableLocales.includes(wish.locale) ? wish.locale : settings.defaultLocale;
  const siteName = settings.siteNames.find((one) => one.locale === locale)?.name ?? settings.siteName;
  const content = describeReport(result, { siteName, contactPhone: settings.contactPhone }, locale);
  const bytes = await context.services.check.reports.make(content);
  const { fileName } = reportTexts[languageOf(locale)] ?? reportTexts.en;
  return { bytes, fileName };
}
