import type { Data } from '@puckeditor/core';
import type { PageContent } from './page-content.ts';

/** The one type that Puck knows: what a block is, is the editor's own. */
export const PUCK_BLOCK = 'block';

export type PuckContent = Data<Record<typeof PUCK_BLOCK, Record<never, never>>>;

/** What Puck holds of a page: the keys of its blocks, as ids, in their order. A key pressed in a field is no news to it. */
export function toPuck({ blocks }: Pick<PageContent, 'blocks'>): PuckContent {
  return {
    root: { props: {} },
    content: blocks.map(({ key }) => ({ type: PUCK_BLOCK, props: { id: key } })),
  };
}

/** Keys of the blocks in Puck's data, from top to bottom. */
export function keysOf(data: { content: readonly { props: unknown }[] }): string[] {
  return (data as PuckContent).content.map(({ props }) => props.id);
}

/** Whether these are the page's blocks, in their order. */
export function isOrderOf({ blocks }: Pick<PageContent, 'blocks'>, keys: readonly string[]): boolean {
  return blocks.length === keys.length && blocks.every(({ key }, index) => key === keys[index]);
}

/** The content with its blocks in the order that they were dragged to; one that was not there stays last. */
export function inOrder(content: PageContent, keys: readonly string[]): PageContent {
  const placeOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return { ...content, blocks: content.blocks.toSorted((one, other) => placeOf(one.key) - placeOf(other.key)) };
}
