import { expect, it } from 'vitest';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import type { Field } from '../../../site/shared/content-definition.ts';
import de from '../../shared/i18n/de.json' with { type: 'json' };
import en from '../../shared/i18n/en.json' with { type: 'json' };
import fr from '../../shared/i18n/fr.json' with { type: 'json' };
import nl from '../../shared/i18n/nl.json' with { type: 'json' };

type Owner = { id: string; fields: readonly Field[] };
const owners: readonly Owner[] = [...blockDefinitions, ...pageTypeDefinitions];
const languages = Object.entries({ en, nl, de, fr });

function hasText(texts: unknown, key: readonly string[]): boolean {
  const text = key.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);
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

it.each(languages)('every block has a name, search words, a description and a category in %s', (_, texts) => {
  for (const { id, category, description } of blockDefinitions) {
    for (const key of [
      ['blocks', id, 'label'],
      ['blocks', id, 'searchWords'],
      description.split('.'),
      ['blockCategories', category],
    ]) {
      expect({ key, hasText: hasText(texts, key) }).toEqual({ key, hasText: true });
    }
  }
});

it.each(languages)('every field and every option has a name in %s', (_, texts) => {
  for (const key of owners.flatMap(({ id, fields }) => keysOf(id, fields))) {
    expect({ key, hasText: hasText(texts, key) }).toEqual({ key, hasText: true });
  }
});
