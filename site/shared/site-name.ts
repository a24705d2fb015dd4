type Names = { siteName: string; siteNames: readonly { locale: string; name: string }[] };

/** Returns the site name in a locale; the general one if it has none there. */
export const siteNameIn = ({ siteName, siteNames }: Names, locale: string): string =>
  siteNames.find((one) => one.locale === locale)?.name ?? siteName;
