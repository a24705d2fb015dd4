import { PrivacyPageDocument } from '../../generated/graphql.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { PrivacyView } from '../view/site-view.ts';

/** Loads the page about what the running system stores; an unknown locale, or null, means the default one. */
export async function loadPrivacy(wanted: string | null, { execute, loadCode }: LoadOptions): Promise<PrivacyView> {
  const { settings } = await execute(PrivacyPageDocument, { locale: wanted ?? '' });
  const { availableLocales, defaultLocale } = settings;
  const locale = availableLocales.find((one) => one === wanted) ?? defaultLocale;
  if (locale !== wanted) await execute(PrivacyPageDocument, { locale });
  await loadCode?.({ kind: 'privacy', locale, pageType: '', blockTypes: [] });
  return { kind: 'privacy', locale, defaultLocale, status: 200 };
}
