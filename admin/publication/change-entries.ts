import type { ComparedContentFragment } from '../generated/graphql.ts';
import { type ChangeMark, getBlockMark } from '../shared/comparison/index.ts';

/** An entry of the change list: the page, a block or the search engine texts, with the changed fields. */
export type ChangeEntry = {
  /** A block's key, 'page' or 'seo'. */
  key: string;
  /** Type of the block; null for the page and its search engine texts. */
  blockType: string | null;
  mark: ChangeMark;
  fields: readonly string[];
};

export const SEO_ENTRY = 'seo';

/** Returns the changes in page order: the page's fields, its blocks, its search engine texts. */
export function toChangeEntries({ fields, blocks }: ComparedContentFragment): ChangeEntry[] {
  const names = fields.map(({ name }) => name);
  const own = names.filter((name) => !name.startsWith('seo'));
  const seo = names.filter((name) => name.startsWith('seo'));
  const entry = (key: string, changed: readonly string[]): ChangeEntry[] =>
    changed.length === 0 ? [] : [{ key, blockType: null, mark: 'changed', fields: changed }];
  return [
    ...entry('page', own),
    ...blocks.flatMap((block): ChangeEntry[] => {
      const mark = getBlockMark(block);
      if (mark === null) return [];
      const changed = mark === 'changed' ? block.fields.map(({ name }) => name) : [];
      return [{ key: block.key, blockType: block.type, mark, fields: changed }];
    }),
    ...entry(SEO_ENTRY, seo),
  ];
}

/** Returns the entry before or after the current one, wrapping around at the ends. */
export function stepEntry(entries: readonly ChangeEntry[], current: string | null, step: 1 | -1): string | null {
  const index = entries.findIndex(({ key }) => key === current);
  const start = index === -1 && step === -1 ? 0 : index;
  return entries.at((start + step) % Math.max(entries.length, 1))?.key ?? null;
}
