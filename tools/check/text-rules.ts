import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const interfaceLocales = ['en', 'nl', 'de', 'fr'] as const;

/** Number forms differ from language to language, so `pages_one` and `pages_many` count as `pages`. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Key of a text, with dots, to the texts it stands for (several where a number has several forms). */
function flatten(texts: object, prefix = ''): Map<string, string[]> {
  const flat = new Map<string, string[]>();
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    const key = prefix + name.replace(pluralSuffix, '');
    const below =
      typeof value === 'object' && value !== null ? flatten(value, `${key}.`) : new Map([[key, [String(value)]]]);
    for (const [path, found] of below) flat.set(path, [...(flat.get(path) ?? []), ...found]);
  }
  return flat;
}

function readTexts(path: string): Map<string, string[]> {
  return flatten(JSON.parse(readFileSync(path, 'utf8')) as object);
}

function placeholders(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(/\{\{?\s*\w+/g) ?? []))].sort().join(' ');
}

function compareTexts(path: string, english: Map<string, string[]>): string[] {
  if (!existsSync(path)) return [`texts-complete: ${path} is missing`];
  const texts = readTexts(path);
  const faults: string[] = [];
  for (const [key, originals] of english) {
    const translated = texts.get(key);
    if (!translated) faults.push(`texts-complete: ${path} lacks ${key}`);
    else if (translated.some((text) => text.trim() === ''))
      faults.push(`texts-complete: ${path} has no text for ${key}`);
    else if (placeholders(translated) !== placeholders(originals)) {
      faults.push(`texts-placeholders: ${path} fills in other values than en.json in ${key}`);
    }
  }
  for (const key of texts.keys())
    if (!english.has(key)) faults.push(`texts-complete: ${path} has ${key}, en.json does not`);
  return faults;
}

/** Every folder of interface texts has all four languages, with the same keys and values to fill in. */
export function findTextFaults(jsonFiles: readonly string[]): string[] {
  return jsonFiles
    .filter((path) => path.endsWith('/en.json'))
    .flatMap((path) => {
      const english = readTexts(path);
      return interfaceLocales.flatMap((locale) => compareTexts(`${dirname(path)}/${locale}.json`, english));
    });
}
