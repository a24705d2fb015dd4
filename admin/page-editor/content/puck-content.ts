import type { Data } from '@puckeditor/core';
import type { Block, PageContent, PageHead } from './page-content.ts';

/** Puck's type of a block that is not, or no longer, in the block map; it is kept as it is. */
export const UNKNOWN_BLOCK = 'unknown-block';

/**
 * A block as Puck holds it: an id and one opaque text. Puck flattens and compares nested props at every change, which
 * is slow and loses property names with a dot.
 */
export type PuckBlockProps = { block: string };
export type PuckRootProps = { head: string };
export type PuckContent = Data<Record<string, PuckBlockProps>, PuckRootProps>;

/** Content as Puck's data. The block's key is Puck's id. `isKnown` tells the types of the block map. */
export function toPuck({ blocks, ...head }: PageContent, isKnown: (type: string) => boolean): PuckContent {
  return {
    root: { props: { head: JSON.stringify(head) } },
    content: blocks.map((block) => ({
      type: isKnown(block.type) ? block.type : UNKNOWN_BLOCK,
      props: { id: block.key, block: JSON.stringify(block) },
    })),
  };
}

/** The way back. Puck decides on order and ids: a block that Puck copied has Puck's new id as its key. */
export function fromPuck(data: PuckContent): PageContent {
  return {
    ...readHead(data.root.props?.head),
    blocks: data.content.map(({ props }) => readBlock(props.id, props.block)),
  };
}

/** Keys of the blocks in Puck's data, from top to bottom. */
export function keysOf(data: { content: readonly { props: unknown }[] }): string[] {
  return (data as PuckContent).content.map(({ props }) => props.id);
}

export function readBlock(id: string, text: string): Block {
  return { ...(JSON.parse(text) as Block), key: id };
}

export function readHead(text: string | undefined): PageHead {
  return JSON.parse(text ?? '{}') as PageHead;
}
