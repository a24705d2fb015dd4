import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { questionnaireLanguageOf } from './questionnaire-language.ts';
import { buildReportContent } from './build-report-content.ts';
import { reportTextsFor } from './report/report-texts.ts';
import { getCheckResult } from './get-check-result.ts';

type ReportRequest = { token: string; locale: string };

/**
 * Generates the advice report of a finished check: a tagged PDF in the language of a locale. Null for a token that this
 * server did not sign. It is rendered each time and not stored. Anyone. 503 if too many reports are waiting.
 */
export async function generateReport(
  context: Context,
  request: ReportRequest,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const result = await getCheckResult(context, request);
  if (!result) return null;
  const settings = await loadSettings(context.em);
  const locale = settings.availableLocales.includes(request.locale) ? request.locale : settings.defaultLocale;
  const siteName = settings.siteNames.find((one) => one.locale === locale)?.name ?? settings.siteName;
  const content = buildReportContent(result, { siteName, contactPhone: settings.contactPhone }, locale);
  const bytes = await context.services.check.reportRenderer.render(content);
  const { fileName } = reportTextsFor(questionnaireLanguageOf(locale));
  return { bytes, fileName };
}
