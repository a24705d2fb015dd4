import { isDeepStrictEqual } from 'node:util';
import type { ContentPart } from '../content/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import type { CompareWords, WordChange } from './compare-words.ts';
import { type FieldValue, groupValuesByField, formatForComparison } from './field-value.ts';

/** A field that differs, with both values as text; null for an empty value. */
export type FieldChange = { name: string; before: string | null; after: string | null; words: WordChange[] };

/** A part with the definitions of its fields. `compared` is the same part without link paths, for detecting changes. */
export type ComparedPart = { part: ContentPart; compared: ContentPart; fields: readonly FieldDefinition[] };

type BeforeAndAfter<Value> = { before: Value; after: Value };

function namesOf(maps: readonly ReadonlyMap<string, unknown>[]): string[] {
  return [...new Set(maps.flatMap((map) => [...map.keys()]))];
}

const valuesOf = (part: ComparedPart | null, which: 'part' | 'compared') =>
  part ? groupValuesByField(part[which], part.fields) : new Map<string, FieldValue>();

/** Returns the fields that differ between two parts: all of them if one part is missing or the type changed. */
export function compareParts(
  { before, after }: BeforeAndAfter<ComparedPart | null>,
  compareWords: CompareWords,
): FieldChange[] {
  if (isDeepStrictEqual(before?.compared, after?.compared)) return [];
  const identity = { before: valuesOf(before, 'compared'), after: valuesOf(after, 'compared') };
  const values = { before: valuesOf(before, 'part'), after: valuesOf(after, 'part') };
  const isOtherType = before !== null && after !== null && before.part.type !== after.part.type;
  const fields = new Map([...(before?.fields ?? []), ...(after?.fields ?? [])].map((field) => [field.name, field]));
  return namesOf([identity.after, identity.before])
    .filter((name) => isOtherType || !isDeepStrictEqual(identity.before.get(name), identity.after.get(name)))
    .map((name) => {
      const both = { before: values.before.get(name), after: values.after.get(name) };
      const texts = formatForComparison(both, fields.get(name) ?? null);
      return { name, ...texts, words: compareWords(texts.before, texts.after) };
    });
}
