/**
 * The oldest supported version of each browser, as in README.md. Builds target them and `npm run check` checks them.
 */
export const supportedBrowsers = {
  chrome: '131',
  edge: '131',
  firefox: '132',
  safari: '17.4',
  chrome_android: '131',
  firefox_android: '132',
  safari_ios: '17.4',
} as const;

/** Name of a supported browser. */
export type SupportedBrowser = keyof typeof supportedBrowsers;

/** In the notation of build tools: `chrome131`. */
export const browserBuildTargets: string[] = (['chrome', 'edge', 'firefox', 'safari'] as const).map(
  (browser) => `${browser}${supportedBrowsers[browser]}`,
);
