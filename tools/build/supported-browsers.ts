/** The oldest supported version of each browser; README.md names them, the builds target them, `npm run check` checks it. */
export const supportedBrowsers = {
  chrome: '131',
  edge: '131',
  firefox: '132',
  safari: '17.4',
  chrome_android: '131',
  firefox_android: '132',
  safari_ios: '17.4',
} as const;

export type SupportedBrowser = keyof typeof supportedBrowsers;

/** As build tools write them: `chrome131`. */
export const buildTargets: string[] = (['chrome', 'edge', 'firefox', 'safari'] as const).map(
  (browser) => `${browser}${supportedBrowsers[browser]}`,
);
