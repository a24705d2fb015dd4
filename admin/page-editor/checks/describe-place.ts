import type { PageContent } from '../content/page-content.ts';
import { readGroupRows } from '../content/group-row-path.ts';
import type { CheckPlace } from './publication-check.ts';

/** Number among several of a kind, from 1; null for the only one. */
type Ordinal = number | null;

/** The parts from which the name of a check's place is built. */
export type PlaceDescription = {
  /** Block type, or the page's type. */
  type: string;
  /** Number among the blocks of its type. */
  ordinal: Ordinal;
  /** From the outermost field inwards; `ordinal` is the number of the row or image that contains the next field. */
  fields: readonly { name: string; textKey: string; ordinal: Ordinal }[];
};

/** Describes a check's place by types and numbers; null for a general check and for a removed block. */
export function describePlace(place: CheckPlace, { blocks, pageType }: PageContent): PlaceDescription | null {
  if (place.kind === 'general') return null;
  if (place.kind !== 'block')
    return { type: pageType.id, ordinal: null, fields: describeFields(place.field, pageType.props) };
  const block = blocks.find(({ key }) => key === place.key);
  if (!block) return null;
  const sameTypeBlocks = blocks.filter(({ type }) => type === block.type);
  return {
    type: block.type,
    ordinal: sameTypeBlocks.length > 1 ? sameTypeBlocks.indexOf(block) + 1 : null,
    fields: describeFields(place.field, block.props),
  };
}

type Values = Readonly<Record<string, unknown>>;

function describeFields(path: string, values: Values, outer = ''): PlaceDescription['fields'] {
  const [name = '', key = '', ...inner] = path.split('.');
  if (name === '') return [];
  const textKey = outer === '' ? name : `${outer}_${name}`;
  const rows = readGroupRows(values[name]);
  const index = rows.findIndex((row) => row.key === key);
  if (index >= 0) {
    const ordinal = rows.length > 1 ? index + 1 : null;
    return [{ name, textKey, ordinal }, ...describeFields(inner.join('.'), rows[index] ?? {}, textKey)];
  }
  if (/^\d+$/.test(key)) {
    return [{ name, textKey, ordinal: Number(key) + 1 }, ...describeFields(inner.join('.'), {}, textKey)];
  }
  return [{ name, textKey, ordinal: null }, ...describeFields([key, ...inner].join('.'), {}, textKey)];
}
