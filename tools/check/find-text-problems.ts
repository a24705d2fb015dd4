import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const interfaceLocales = ['en', 'nl', 'de', 'fr'] as const;

/** Plural forms differ between languages, so `pages_one` and `pages_many` count as `pages`. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Maps dotted text keys to their texts; several for plural forms. */
function flattenTexts(texts: object, prefix = ''): Map<string, string[]> {
  const textsByKey = new Map<string, string[]>();
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    const key = prefix + name.replace(pluralSuffix, '');
    const nestedTexts =
      typeof value === 'object' && value !== null ? flattenTexts(value, `${key}.`) : new Map([[key, [String(value)]]]);
    for (const [path, found] of nestedTexts) textsByKey.set(path, [...(textsByKey.get(path) ?? []), ...found]);
  }
  return textsByKey;
}

function readTexts(path: string): Map<string, string[]> {
  return flattenTexts(JSON.parse(readFileSync(path, 'utf8')) as object);
}

function placeholders(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(/\{\{?\s*\w+/g) ?? []))].sort().join(' ');
}

function compareTexts(path: string, english: Map<string, string[]>): string[] {
  if (!existsSync(path)) return [`texts-complete: ${path} is missing`];
  const texts = readTexts(path);
  const problems: string[] = [];
  for (const [key, originals] of english) {
    const translated = texts.get(key);
    if (!translated) problems.push(`texts-complete: ${path} lacks ${key}`);
    else if (translated.some((text) => text.trim() === ''))
      problems.push(`texts-complete: ${path} has no text for ${key}`);
    else if (placeholders(translated) !== placeholders(originals)) {
      problems.push(`texts-placeholders: ${path} has other placeholders than en.json in ${key}`);
    }
  }
  for (const key of texts.keys())
    if (!english.has(key)) problems.push(`texts-complete: ${path} has ${key}, en.json does not`);
  return problems;
}

/** Checks that every folder of interface texts has all languages with the same keys and placeholders. */
export function findTextProblems(jsonFiles: readonly string[]): string[] {
  return jsonFiles
    .filter((path) => path.endsWith('/en.json'))
    .flatMap((path) => {
      const english = readTexts(path);
      return interfaceLocales.flatMap((locale) => compareTexts(`${dirname(path)}/${locale}.json`, english));
    });
}
