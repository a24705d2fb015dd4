import type { Data } from '@puckeditor/core';
import type { PageContent } from './page-content.ts';

/** The only component type that Puck knows; block types are managed by the editor. */
export const PUCK_BLOCK_TYPE = 'block';

export type PuckData = Data<Record<typeof PUCK_BLOCK_TYPE, Record<never, never>>>;

/** Converts content to Puck's data: only the block keys, in order, so that typing in a field does not update Puck. */
export function toPuckData({ blocks }: Pick<PageContent, 'blocks'>): PuckData {
  return {
    root: { props: {} },
    content: blocks.map(({ key }) => ({ type: PUCK_BLOCK_TYPE, props: { id: key } })),
  };
}

/** Returns the block keys in Puck's data, in page order. */
export function readBlockKeys(data: { content: readonly { props: unknown }[] }): string[] {
  return (data as PuckData).content.map(({ props }) => props.id);
}

/** Whether the page has exactly these blocks in this order. */
export function hasBlockOrder({ blocks }: Pick<PageContent, 'blocks'>, keys: readonly string[]): boolean {
  return blocks.length === keys.length && blocks.every(({ key }, index) => key === keys[index]);
}

/** Sorts the blocks by the order of `keys`; blocks that are not in it come last. */
export function withBlockOrder(content: PageContent, keys: readonly string[]): PageContent {
  const indexOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return { ...content, blocks: content.blocks.toSorted((one, other) => indexOf(one.key) - indexOf(other.key)) };
}
