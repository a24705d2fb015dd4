import type { PageTranslationsFragment } from '../../generated/graphql.ts';

type Sibling = PageTranslationsFragment['siblings'][number];

/** A locale and the page's translation in it, if any. */
export type LocaleEntry = { locale: string; sibling: Sibling | null };

/** Returns every available locale in order with its translation, then translations in locales no longer available. */
export function listLocales(available: readonly string[], siblings: readonly Sibling[]): LocaleEntry[] {
  const others = siblings.filter(({ locale }) => !available.includes(locale));
  return [
    ...available.map((locale) => ({
      locale,
      sibling: siblings.find((sibling) => sibling.locale === locale) ?? null,
    })),
    ...others.map((sibling) => ({ locale: sibling.locale, sibling })),
  ];
}
