import { isDeepStrictEqual } from 'node:util';
import type { ContentPart } from '../pages/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import type { CompareWords, WordChange } from './compare-words.ts';
import { type FieldValue, fieldValues, readBoth } from './field-value.ts';

/** A field that differs: what it held as text, null where it held nothing. */
export type FieldChange = { name: string; before: string | null; after: string | null; words: WordChange[] };

/** A part with its fields' definitions; `compared` is it with links that say only to which page they lead. */
export type ComparedPart = { part: ContentPart; compared: ContentPart; fields: readonly FieldDefinition[] };

type Both<Value> = { before: Value; after: Value };

function namesOf(maps: readonly ReadonlyMap<string, unknown>[]): string[] {
  return [...new Set(maps.flatMap((map) => [...map.keys()]))];
}

const valuesOf = (part: ComparedPart | null, which: 'part' | 'compared') =>
  part ? fieldValues(part[which], part.fields) : new Map<string, FieldValue>();

/** The fields that differ between two states of a part; all of them where one is missing or its type is another. */
export function compareParts({ before, after }: Both<ComparedPart | null>, compareWords: CompareWords): FieldChange[] {
  if (isDeepStrictEqual(before?.compared, after?.compared)) return [];
  const identity = { before: valuesOf(before, 'compared'), after: valuesOf(after, 'compared') };
  const values = { before: valuesOf(before, 'part'), after: valuesOf(after, 'part') };
  const isOtherType = before !== null && after !== null && before.part.type !== after.part.type;
  const fields = new Map([...(before?.fields ?? []), ...(after?.fields ?? [])].map((field) => [field.name, field]));
  return namesOf([identity.after, identity.before])
    .filter((name) => isOtherType || !isDeepStrictEqual(identity.before.get(name), identity.after.get(name)))
    .map((name) => {
      const both = { before: values.before.get(name), after: values.after.get(name) };
      const texts = readBoth(both, fields.get(name) ?? null);
      return { name, ...texts, words: compareWords(texts.before, texts.after) };
    });
}
