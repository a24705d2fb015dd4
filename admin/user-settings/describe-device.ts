/** Names parsed from the user agent; null if unknown. */
export type Device = { browser: string | null; system: string | null; isHandheld: boolean };

type Rule = readonly [name: string, pattern: RegExp];

// Many browsers also name others in their user agent, so specific ones come first.
const browsers: readonly Rule[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly Rule[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac ?OS ?X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

function findName(rules: readonly Rule[], text: string): string | null {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

export function describeDevice(userAgent: string): Device {
  return {
    browser: findName(browsers, userAgent),
    system: findName(systems, userAgent),
    isHandheld: /\b(?:Android|iPhone|iPad|Mobile)\b/.test(userAgent),
  };
}
