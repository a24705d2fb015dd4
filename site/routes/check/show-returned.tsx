import { AskedQuestionnaireDocument } from '../../generated/graphql.ts';
import { CheckForm, CheckHeader, type GivenAnswers, type Problem } from '../../questionnaire/index.ts';
import type { Execute } from '../../shared/execute.ts';
import { pathOf } from '../../shared/links.ts';
import { textsFor } from '../../shared/texts.ts';
import { loadCheckFrame, toCheckPage } from './load-check-frame.ts';
import { describePrivately, type ShownCheck } from './shown-check.ts';

export type ReturnedAnswers = { locale: string; given: GivenAnswers; problem: Problem; submissionID: string };

/** The check as it comes back with what is wrong in its answers. */
export async function showReturned(
  execute: Execute,
  { locale: wanted, ...returned }: ReturnedAnswers,
): Promise<ShownCheck<422>> {
  const frame = await loadCheckFrame(execute, wanted);
  const { locale, settings } = frame;
  const { questionnaire } = await execute(AskedQuestionnaireDocument, { locale });
  const { check } = textsFor(locale);
  const page = toCheckPage(frame, check.reviewTitle, null);
  const way = { label: check.stop, href: pathOf('/', { locale, defaultLocale: settings.defaultLocale }) };
  return {
    head: describePrivately(`${check.errorPrefix}${check.reviewTitle}`, page.site.name),
    locale,
    status: 422,
    defaultLocale: settings.defaultLocale,
    body: (
      <>
        <CheckHeader page={page} way={way} />
        <main id="content" tabIndex={-1}>
          {questionnaire && <CheckForm questionnaire={questionnaire} locale={locale} returned={returned} />}
        </main>
      </>
    ),
  };
}
