import type { Data } from '@puckeditor/core';
import type { Snapshot } from './history.ts';
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

/** Blocks do not change, so the text of one holds for good. */
const texts = new WeakMap<Block, string>();

function writeBlock(block: Block): string {
  const text = texts.get(block) ?? JSON.stringify(block);
  texts.set(block, text);
  return text;
}

/** Content as Puck's data. The block's key is Puck's id. `isKnown` tells the types of the block map. */
export function toPuck({ blocks, ...head }: PageContent, isKnown: (type: string) => boolean): PuckContent {
  return {
    root: { props: { head: JSON.stringify(head) } },
    content: blocks.map((block) => ({
      type: isKnown(block.type) ? block.type : UNKNOWN_BLOCK,
      props: { id: block.key, block: writeBlock(block) },
    })),
  };
}

type ReadBlock = (id: string, text: string) => Block;

/** The way back. Puck decides on order and ids: a block that Puck copied has Puck's new id as its key. */
export function fromPuck(data: PuckContent, read: ReadBlock = readBlock): PageContent {
  return {
    ...readHead(data.root.props?.head),
    blocks: data.content.map(({ props }) => read(props.id, props.block)),
  };
}

/** Reads content after content: a block that has not changed since the one before stays the same object. */
export function createContentReader(): (data: PuckContent) => PageContent {
  let known: ReadonlyMap<string, Block> = new Map();
  return (data) => {
    const current = new Map<string, Block>();
    const content = fromPuck(data, (id, text) => {
      const name = `${id} ${text}`;
      const block = known.get(name) ?? readBlock(id, text);
      current.set(name, block);
      return block;
    });
    known = current;
    return content;
  };
}

/** Keys of the blocks in Puck's data, from top to bottom. */
export function keysOf(data: { content: readonly { props: unknown }[] }): string[] {
  return (data as PuckContent).content.map(({ props }) => props.id);
}

/** Puck's data as undo keeps it, and the way back. */
export function toSnapshot(data: { root: unknown; content: unknown }): Snapshot {
  const { root, content } = data as PuckContent;
  return {
    head: root.props?.head ?? '{}',
    blocks: content.map(({ type, props }) => ({ type, id: props.id, block: props.block })),
  };
}

export function fromSnapshot({ head, blocks }: Snapshot): PuckContent {
  return {
    root: { props: { head } },
    content: blocks.map(({ type, id, block }) => ({ type, props: { id, block } })),
  };
}

export function readBlock(id: string, text: string): Block {
  return { ...(JSON.parse(text) as Block), key: id };
}

export function readHead(text: string | undefined): PageHead {
  return JSON.parse(text ?? '{}') as PageHead;
}
