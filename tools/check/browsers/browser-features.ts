import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import { type SupportedBrowser, supportedBrowsers } from '../../build/supported-browsers.ts';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Returns MDN's data about a feature by its path, such as `javascript.builtins.Map.groupBy`. */
export function findBrowserFeature(path: readonly string[]): Identifier | undefined {
  let found: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) {
    if (found === undefined || name === '__compat' || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found?.__compat ? found : undefined;
}

/** Returns the paths of all features below a path. */
export function listBrowserFeatures(path: readonly string[]): (readonly string[])[] {
  let parent: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) parent = parent?.[name];
  const names = Object.keys(parent ?? {}).filter((name) => name !== '__compat');
  return names.flatMap((name) => [
    ...(findBrowserFeature([...path, name]) ? [[...path, name]] : []),
    ...listBrowserFeatures([...path, name]),
  ]);
}

const isAtMost = (version: string, limit: string): boolean => {
  const [one = [], other = []] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
};

/** Whether it is supported under its own name, without a flag, and not removed. */
function isSupportedIn(statement: SimpleSupportStatement, limit: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (flags || prefix || otherName || typeof added !== 'string' || added === 'preview') return false;
  return isAtMost(added, limit) && !(typeof removed === 'string' && isAtMost(removed, limit));
}

const statementsOf = (support: SupportStatement | undefined): readonly SimpleSupportStatement[] => {
  if (support === undefined) return [];
  return Array.isArray(support) ? support : [support];
};

/** Returns the supported browsers whose oldest version lacks a feature; empty if MDN has no data about it. */
export function findBrowsersWithout({ __compat: compat }: Identifier): SupportedBrowser[] {
  return (Object.keys(supportedBrowsers) as SupportedBrowser[]).filter((browser) => {
    const statements = statementsOf(compat?.support[browser]);
    return statements.length > 0 && !statements.some((one) => isSupportedIn(one, supportedBrowsers[browser]));
  });
}
