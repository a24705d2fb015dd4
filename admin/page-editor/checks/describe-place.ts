import type { PageContent } from '../content/page-content.ts';
import { readRows } from '../content/row-path.ts';
import type { CheckPlace } from './publication-check.ts';

/** One of several: the place among them, from 1; null for the only one. */
type Nth = number | null;

/** What the name of a check's place is made of. */
export type PlaceParts = {
  /** Block type, or the page's type. */
  type: string;
  /** Among the blocks of its type. */
  nth: Nth;
  /** From the outermost field inwards; `nth` is the row, or the picture, that the next one stands in. */
  fields: readonly { name: string; texts: string; nth: Nth }[];
};

/** Where a check leads, by types and numbers; null where there is no such place, or its block is gone. */
export function describePlace(place: CheckPlace, { blocks, pageType }: PageContent): PlaceParts | null {
  if (place.kind === 'general') return null;
  if (place.kind !== 'block')
    return { type: pageType.id, nth: null, fields: describeFields(place.field, pageType.props) };
  const block = blocks.find(({ key }) => key === place.key);
  if (!block) return null;
  const alike = blocks.filter(({ type }) => type === block.type);
  return {
    type: block.type,
    nth: alike.length > 1 ? alike.indexOf(block) + 1 : null,
    fields: describeFields(place.field, block.props),
  };
}

type Values = Readonly<Record<string, unknown>>;

function describeFields(path: string, values: Values, outer = ''): PlaceParts['fields'] {
  const [name = '', key = '', ...inner] = path.split('.');
  if (name === '') return [];
  const texts = outer === '' ? name : `${outer}_${name}`;
  const rows = readRows(values[name]);
  const index = rows.findIndex((row) => row.key === key);
  if (index >= 0) {
    const nth = rows.length > 1 ? index + 1 : null;
    return [{ name, texts, nth }, ...describeFields(inner.join('.'), rows[index] ?? {}, texts)];
  }
  if (/^\d+$/.test(key)) {
    return [{ name, texts, nth: Number(key) + 1 }, ...describeFields(inner.join('.'), {}, texts)];
  }
  return [{ name, texts, nth: null }, ...describeFields([key, ...inner].join('.'), {}, texts)];
}
