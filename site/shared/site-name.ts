type Names = { siteName: string; siteNames: readonly { locale: string; name: string }[] };

/** The name of the site in the language of a locale; the one for all where it has none there. */
export const siteNameIn = ({ siteName, siteNames }: Names, locale: string): string =>
  siteNames.find((one) => one.locale === locale)?.name ?? siteName;
