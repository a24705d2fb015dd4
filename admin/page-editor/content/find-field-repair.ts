import type { Field } from '../../../site/shared/content-definition.ts';
import {
  type ContentChange,
  changeFields,
  type FieldOwner,
  findBlockByKey,
  setAnchor,
  setMetadata,
  setProp,
} from './change-content.ts';
import { stableStringify } from './compare-content.ts';
import { emptyMetadata, metadataFieldNames } from './content-schema.ts';
import { findBlockDefinition, findPageTypeDefinition } from './definitions.ts';
import type { Block, FieldContent, PageContent } from './page-content.ts';
import { getValueAt } from './group-row-path.ts';
import { emptyFieldValue } from './group-rows.ts';

/** A change that makes refused content storable: restores what was stored, resets the field, or removes the block. */
export type FieldRepair = { kind: 'restore' | 'reset' | 'remove'; change: ContentChange };

/**
 * Finds the repair for the property of a store error. Restores the stored value; if that is the refused one itself, the
 * field is reset. Null for a property outside the content.
 */
export function findFieldRepair(property: string, content: PageContent, stored: PageContent): FieldRepair | null {
  const [entity = '', first = '', ...rest] = property.split('.');
  if (entity === 'version') return repairMetadata(first, content, stored);
  if (entity === 'pageType') {
    const places = { current: content.pageType, stored: stored.pageType };
    const { fields = [], defaultPageTypeProps: defaults = {} } = findPageTypeDefinition(content.pageType.id) ?? {};
    return repairField([first, ...rest], { owner: { kind: 'page-type' }, ...places, fields, defaults });
  }
  const block = entity === 'block' ? findBlockByKey(content, first) : undefined;
  return block ? repairInBlock(block, rest, findBlockByKey(stored, first)) : null;
}

function repairMetadata(name: string, content: PageContent, stored: PageContent): FieldRepair | null {
  const field = metadataFieldNames.find((known) => known === name);
  if (!field) return null;
  if (stableStringify(content[field]) !== stableStringify(stored[field])) {
    return { kind: 'restore', change: setMetadata({ [field]: stored[field] }) };
  }
  return { kind: 'reset', change: setMetadata({ [field]: emptyMetadata[field] }) };
}

function repairInBlock(block: Block, field: readonly string[], stored: Block | undefined): FieldRepair {
  if (field[0] === 'anchorPoint') {
    const anchor = stored?.anchorPoint ?? '';
    const isDifferent = anchor !== block.anchorPoint;
    return {
      kind: isDifferent && stored ? 'restore' : 'reset',
      change: setAnchor(block.key, isDifferent ? anchor : ''),
    };
  }
  if (field.length > 0) {
    const { fields = [], defaults = {} } = findBlockDefinition(block.type) ?? {};
    return repairField(field, { owner: { kind: 'block', key: block.key }, current: block, stored, fields, defaults });
  }
  const replaceWith = (blocks: readonly Block[]): ContentChange => {
    return (now) => ({ ...now, blocks: now.blocks.flatMap((one) => (one.key === block.key ? blocks : [one])) });
  };
  if (stored && stableStringify(stored) !== stableStringify(block))
    return { kind: 'restore', change: replaceWith([stored]) };
  return { kind: 'remove', change: replaceWith([]) };
}

type FieldPlace = {
  owner: FieldOwner;
  current: FieldContent;
  stored: FieldContent | undefined;
  fields: readonly Field[];
  defaults: Readonly<Record<string, unknown>>;
};

function repairField(path: readonly string[], place: FieldPlace): FieldRepair {
  const names = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  for (const kind of ['images', 'files'] as const) {
    const name = names.find((one) => place.current[kind].some((group) => group.name === one));
    if (name !== undefined) return repairItems(kind, name, place);
  }
  const known = names.find((name) => getValueAt(place.current.props, name) !== undefined) ?? names.at(-1) ?? '';
  return repairProp(known, place);
}

function repairItems(kind: 'images' | 'files', name: string, { owner, current, stored }: FieldPlace): FieldRepair {
  const [now, before] = [current, stored].map((fields) => fields?.[kind].find((group) => group.name === name));
  const isDifferent = before !== undefined && stableStringify(before) !== stableStringify(now);
  const change = changeFields(owner, (fields) => {
    const others = (fields[kind] as readonly { name: string }[]).filter((group) => group.name !== name);
    return { [kind]: isDifferent ? [...others, before] : others };
  });
  return { kind: isDifferent ? 'restore' : 'reset', change };
}

function repairProp(name: string, { owner, current, stored, fields, defaults }: FieldPlace): FieldRepair {
  const before = stored && getValueAt(stored.props, name);
  if (before !== undefined && stableStringify(before) !== stableStringify(getValueAt(current.props, name))) {
    return { kind: 'restore', change: setProp(owner, name, before) };
  }
  return { kind: 'reset', change: setProp(owner, name, defaults[name] ?? emptyValueAt(fields, name)) };
}

/** Returns the empty value of a field; null if the definition does not know it. */
function emptyValueAt(fields: readonly Field[], path: string): unknown {
  const [name, , ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (field?.kind === 'repeat' && rest.length > 0) return emptyValueAt(field.fields, rest.join('.'));
  return field && rest.length === 0 ? emptyFieldValue(field) : null;
}
