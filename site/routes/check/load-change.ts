import { CheckToChangeDocument, CurrentQuestionnaireDocument } from '../../generated/graphql.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { ChangeView, ResultView } from '../view/site-view.ts';
import { loadCheckFrame } from './load-check-frame.ts';
import { loadResult } from './load-result.ts';

/** The answers to change. */
export type ChangeQuery = Pick<ChangeView, 'token' | 'locale' | 'submissionID'>;

/** Loads the check form with the answers that a token holds; if it holds none, the document that says so. */
export async function loadChange(
  { token, locale: wanted, submissionID }: ChangeQuery,
  options: LoadOptions,
): Promise<ChangeView | ResultView> {
  const { execute } = options;
  const { locale, settings } = await loadCheckFrame(execute, wanted);
  const { checkResult } = await execute(CheckToChangeDocument, { token, locale });
  if (!checkResult) return loadResult({ token, locale, form: 'screen' }, options);
  await execute(CurrentQuestionnaireDocument, { locale });
  return { kind: 'change', token, submissionID, locale, defaultLocale: settings.defaultLocale, status: 200 };
}
