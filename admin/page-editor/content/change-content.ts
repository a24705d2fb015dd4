import type { Block, FieldContent, FileItem, Group, ImageItem, PageContent, PageHeadPatch } from './page-content.ts';
import { setAt } from './row-path.ts';

/** One step of editing: takes a page's content and returns the next, sharing what did not change. */
export type Change = (content: PageContent) => PageContent;

export type FieldOwner = { kind: 'block'; key: string } | { kind: 'page-type' };

export function findBlock(content: PageContent, key: string): Block | undefined {
  return content.blocks.find((block) => block.key === key);
}

export function setAnchor(key: string, anchorPoint: string): Change {
  return changeBlock(key, (block) => ({ ...block, anchorPoint }));
}

/** `path` is a field's name, or `cards.<row key>.title` inside a repeatable group. */
export function setProp(owner: FieldOwner, path: string, value: unknown): Change {
  return changeFields(owner, (fields) => ({ props: setAt(fields.props, path, value) }));
}

/** Fills a field of pictures; none empties it. */
export function setImages(owner: FieldOwner, path: string, images: readonly ImageItem[]): Change {
  return changeFields(owner, (fields) => ({ images: setGroup(fields.images, path, images) }));
}

/** Fills a field of files; none empties it. */
export function setFiles(owner: FieldOwner, path: string, files: readonly FileItem[]): Change {
  return changeFields(owner, (fields) => ({ files: setGroup(fields.files, path, files) }));
}

export function setHead(patch: PageHeadPatch): Change {
  return (content) => ({ ...content, ...patch });
}

function changeBlock(key: string, change: (block: Block) => Block): Change {
  return (content) => ({
    ...content,
    blocks: content.blocks.map((block) => (block.key === key ? change(block) : block)),
  });
}

/** Changes what a block or the page type is filled with. */
export function changeFields(owner: FieldOwner, change: (fields: FieldContent) => Partial<FieldContent>): Change {
  if (owner.kind === 'block') return changeBlock(owner.key, (block) => ({ ...block, ...change(block) }));
  return (content) => ({ ...content, pageType: { ...content.pageType, ...change(content.pageType) } });
}

function setGroup<Item>(groups: readonly Group<Item>[], name: string, items: readonly Item[]): readonly Group<Item>[] {
  const others = groups.filter((group) => group.name !== name);
  return items.length === 0 ? others : [...others, { name, items }];
}
