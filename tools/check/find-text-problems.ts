import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { languages } from '../../languages/languages.ts';

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

type Texts = Readonly<Record<string, object>>;

const readTexts = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8')) as Texts;

function placeholders(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(/\{\{?\s*\w+/g) ?? []))].sort().join(' ');
}

/** `place` is where the texts are, for the message. */
function compareTexts(place: string, texts: object, english: object): string[] {
  const translatedByKey = flattenTexts(texts);
  const englishByKey = flattenTexts(english);
  const problems: string[] = [];
  for (const [key, originals] of englishByKey) {
    const translated = translatedByKey.get(key);
    if (!translated) problems.push(`texts-complete: ${place} lacks ${key}`);
    else if (translated.some((text) => text.trim() === ''))
      problems.push(`texts-complete: ${place} has no text for ${key}`);
    else if (placeholders(translated) !== placeholders(originals)) {
      problems.push(`texts-placeholders: ${place} has other placeholders than English in ${key}`);
    }
  }
  for (const key of translatedByKey.keys())
    if (!englishByKey.has(key)) problems.push(`texts-complete: ${place} has ${key}, English does not`);
  return problems;
}

/** A file of a language's folder, compared with the same file of English. */
function compareLanguages(path: string): string[] {
  const english = readTexts(path);
  return languages.flatMap((language) => {
    const other = `languages/${language}/${basename(path)}`;
    return existsSync(other) ? compareTexts(other, readTexts(other), english) : [`texts-complete: ${other} is missing`];
  });
}

/** Where a language that was added later has the same texts of all blocks. */
const filesOfLanguage: Readonly<Record<string, string>> = {
  'texts.json': 'blocks.json',
  'example.json': 'block-examples.json',
};

/** A block's file, with all languages in it; those that are missing may be in their own folder. */
function compareInBlock(path: string): string[] {
  const ofBlock = readTexts(path);
  const { en: english = {} } = ofBlock;
  return languages.flatMap((language) => {
    const own = ofBlock[language];
    if (own) return compareTexts(`${path} (${language})`, own, english);
    const file = `languages/${language}/${filesOfLanguage[basename(path)]}`;
    const added = existsSync(file) ? readTexts(file)[basename(dirname(path))] : undefined;
    return compareTexts(added ? file : `${path} (${language})`, added ?? {}, english);
  });
}

/** Checks that all languages have the same files, keys and placeholders, and that every block has its texts. */
export function findTextProblems(jsonFiles: readonly string[]): string[] {
  const blocks = globSync('site/blocks/*/definition.ts').map((path) => dirname(path).replaceAll('\\', '/'));
  return [
    ...jsonFiles.filter((path) => path.startsWith('languages/en/')).flatMap(compareLanguages),
    ...jsonFiles.filter((path) => /^site\/blocks\/[^/]+\/(texts|example)\.json$/.test(path)).flatMap(compareInBlock),
    ...blocks
      .map((folder) => `${folder}/texts.json`)
      .filter((path) => !existsSync(path))
      .map((path) => `texts-complete: ${path} is missing`),
  ];
}
