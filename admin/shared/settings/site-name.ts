type SiteNameSettings = { siteName: string; siteNames: readonly { locale: string; name: string }[] };

/** Returns the site's name in a locale's language, or the general name. */
export const getLocalSiteName = ({ siteName, siteNames }: SiteNameSettings, locale: string): string =>
  siteNames.find((one) => one.locale === locale)?.name ?? siteName;
