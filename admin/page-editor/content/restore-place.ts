import type { Field } from '../../../site/shared/content-definition.ts';
import {
  type Change,
  changeFields,
  type FieldOwner,
  findBlock,
  setAnchor,
  setHead,
  setProp,
} from './change-content.ts';
import { stableText } from './compare-content.ts';
import { definitionOf, pageTypeOf } from './definitions.ts';
import type { Block, FieldContent, PageContent } from './page-content.ts';
import { valueAt } from './row-path.ts';
import { emptyValue } from './rows.ts';

/** A way out of a refused store: what was last stored comes back, or the field becomes as in a new block. */
export type Restoring = { kind: 'restore' | 'reset' | 'remove'; change: Change };

/**
 * How what is at a place (named as the checks name it) can be made storable. What is stored comes back; where the
 * refused value is stored itself, the field is reset. Null for a place that is none of the content's.
 */
export function findRestoring(property: string, content: PageContent, stored: PageContent): Restoring | null {
  const [entity = '', first = '', ...rest] = property.split('.');
  if (entity === 'version') return restoreHead(first, content, stored);
  if (entity === 'pageType') {
    const places = { present: content.pageType, stored: stored.pageType };
    const { fields = [], defaultPageTypeProps: defaults = {} } = pageTypeOf(content.pageType.id) ?? {};
    return restoreField([first, ...rest], { owner: { kind: 'page-type' }, ...places, fields, defaults });
  }
  const block = entity === 'block' ? findBlock(content, first) : undefined;
  return block ? restoreInBlock(block, rest, findBlock(stored, first)) : null;
}

const EMPTY_HEAD = { title: '', seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null } as const;

function restoreHead(name: string, content: PageContent, stored: PageContent): Restoring | null {
  if (!(name in EMPTY_HEAD)) return null;
  const field = name as keyof typeof EMPTY_HEAD;
  if (stableText(content[field]) !== stableText(stored[field])) {
    return { kind: 'restore', change: setHead({ [field]: stored[field] }) };
  }
  return { kind: 'reset', change: setHead({ [field]: EMPTY_HEAD[field] }) };
}

function restoreInBlock(block: Block, field: readonly string[], stored: Block | undefined): Restoring {
  if (field[0] === 'anchorPoint') {
    const anchor = stored?.anchorPoint ?? '';
    const isOther = anchor !== block.anchorPoint;
    return { kind: isOther && stored ? 'restore' : 'reset', change: setAnchor(block.key, isOther ? anchor : '') };
  }
  if (field.length > 0) {
    const { fields = [], defaults = {} } = definitionOf(block.type) ?? {};
    return restoreField(field, { owner: { kind: 'block', key: block.key }, present: block, stored, fields, defaults });
  }
  const replaceWith = (blocks: readonly Block[]): Change => {
    return (now) => ({ ...now, blocks: now.blocks.flatMap((one) => (one.key === block.key ? blocks : [one])) });
  };
  if (stored && stableText(stored) !== stableText(block)) return { kind: 'restore', change: replaceWith([stored]) };
  return { kind: 'remove', change: replaceWith([]) };
}

type Place = {
  owner: FieldOwner;
  present: FieldContent;
  stored: FieldContent | undefined;
  fields: readonly Field[];
  defaults: Readonly<Record<string, unknown>>;
};

function restoreField(path: readonly string[], place: Place): Restoring {
  const names = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  for (const kind of ['images', 'files'] as const) {
    const name = names.find((one) => place.present[kind].some((group) => group.name === one));
    if (name !== undefined) return restoreGroup(kind, name, place);
  }
  const known = names.find((name) => valueAt(place.present.props, name) !== undefined) ?? names.at(-1) ?? '';
  return restoreProp(known, place);
}

function restoreGroup(kind: 'images' | 'files', name: string, { owner, present, stored }: Place): Restoring {
  const [now, before] = [present, stored].map((fields) => fields?.[kind].find((group) => group.name === name));
  const isOther = before !== undefined && stableText(before) !== stableText(now);
  const change = changeFields(owner, (fields) => {
    const others = (fields[kind] as readonly { name: string }[]).filter((group) => group.name !== name);
    return { [kind]: isOther ? [...others, before] : others };
  });
  return { kind: isOther ? 'restore' : 'reset', change };
}

function restoreProp(name: string, { owner, present, stored, fields, defaults }: Place): Restoring {
  const before = stored && valueAt(stored.props, name);
  if (before !== undefined && stableText(before) !== stableText(valueAt(present.props, name))) {
    return { kind: 'restore', change: setProp(owner, name, before) };
  }
  return { kind: 'reset', change: setProp(owner, name, defaults[name] ?? emptyAt(fields, name)) };
}

/** What a field is without anything in it; null, which any field may be, where the definition does not know it. */
function emptyAt(fields: readonly Field[], path: string): unknown {
  const [name, , ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (field?.kind === 'repeat' && rest.length > 0) return emptyAt(field.fields, rest.join('.'));
  return field && rest.length === 0 ? emptyValue(field) : null;
}
