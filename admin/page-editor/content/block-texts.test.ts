import { expect, it } from 'vitest';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import type { Field } from '../../../site/shared/content-definition.ts';
import { languages } from '../../../languages/languages.ts';

type Owner = { id: string; fields: readonly Field[] };
const owners: readonly Owner[] = [...blockDefinitions, ...pageTypeDefinitions];
const files = import.meta.glob<object>('../../../languages/*/admin.json', { eager: true, import: 'default' });
const textsIn = (language: string) => files[`../../../languages/${language}/admin.json`];

function hasText(language: string, key: readonly string[]): boolean {
  const read = (found: unknown, name: string) => (found as Record<string, unknown> | undefined)?.[name];
  const text = key.reduce<unknown>(read, textsIn(language));
  return typeof text === 'string' && text.trim() !== '';
}

/** The text key of a field is its name; in a repeatable group `<group>_<name>`. */
function keysOf(id: string, fields: readonly Field[], prefix = ''): string[][] {
  return fields.flatMap((field) => {
    const name = `${prefix}${field.name}`;
    const options = field.kind === 'choice' ? field.options.map((option) => ['options', id, name, option]) : [];
    const inner = field.kind === 'repeat' ? keysOf(id, field.fields, `${name}_`) : [];
    return [['fields', id, name], ...options, ...inner];
  });
}

it.each(languages)('every block has a name, search words, a description and a category in %s', (language) => {
  for (const { id, category } of blockDefinitions) {
    for (const key of [
      ['blocks', id, 'label'],
      ['blocks', id, 'searchWords'],
      ['blocks', id, 'description'],
      ['blockCategories', category],
    ]) {
      expect({ key, hasText: hasText(language, key) }).toEqual({ key, hasText: true });
    }
  }
});

it.each(languages)('every field and every option has a name in %s', (language) => {
  for (const key of owners.flatMap(({ id, fields }) => keysOf(id, fields))) {
    expect({ key, hasText: hasText(language, key) }).toEqual({ key, hasText: true });
  }
});
