import type { PageTranslationsFragment } from '../../generated/graphql.ts';

type Sibling = PageTranslationsFragment['siblings'][number];

export type LocaleEntry = { locale: string; sibling: Sibling | null };

/** Every available locale in its order, with its translation; then those that are no longer available. */
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
