import { CheckResultDocument } from '../../generated/graphql.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { ResultView } from '../view/site-view.ts';
import { loadCheckFrame } from './load-check-frame.ts';

/** A requested result. */
export type ResultQuery = Pick<ResultView, 'token' | 'locale' | 'form'>;

/** Loads the result that a token holds; 404 if it holds none. */
export async function loadResult(
  { token, form, locale: wanted }: ResultQuery,
  { execute }: LoadOptions,
): Promise<ResultView> {
  const { locale, settings } = await loadCheckFrame(execute, wanted);
  const { checkResult } = await execute(CheckResultDocument, { token, locale });
  const status = checkResult ? 200 : 404;
  return { kind: 'result', token, form, locale, defaultLocale: settings.defaultLocale, status };
}
