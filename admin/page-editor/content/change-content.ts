import type {
  Block,
  FieldContent,
  FileItem,
  FieldItems,
  ImageItem,
  PageContent,
  PageMetadataPatch,
} from './page-content.ts';
import { setValueAt } from './group-row-path.ts';

/** One editing step: takes a page's content and returns the next, sharing unchanged objects. */
export type ContentChange = (content: PageContent) => PageContent;

/** What has field content: a block or the page type. */
export type FieldOwner = { kind: 'block'; key: string } | { kind: 'page-type' };

export function findBlockByKey(content: PageContent, key: string): Block | undefined {
  return content.blocks.find((block) => block.key === key);
}

export function setAnchor(key: string, anchorPoint: string): ContentChange {
  return changeBlock(key, (block) => ({ ...block, anchorPoint }));
}

/** `path` is a field's name, or `cards.<row key>.title` inside a repeatable group. */
export function setProp(owner: FieldOwner, path: string, value: unknown): ContentChange {
  return changeFields(owner, (fields) => ({ props: setValueAt(fields.props, path, value) }));
}

/** Sets the images of a field; an empty list clears it. */
export function setImages(owner: FieldOwner, path: string, images: readonly ImageItem[]): ContentChange {
  return changeFields(owner, (fields) => ({ images: setGroup(fields.images, path, images) }));
}

/** Sets the files of a field; an empty list clears it. */
export function setFiles(owner: FieldOwner, path: string, files: readonly FileItem[]): ContentChange {
  return changeFields(owner, (fields) => ({ files: setGroup(fields.files, path, files) }));
}

/** Changes title and SEO settings. */
export function setMetadata(patch: PageMetadataPatch): ContentChange {
  return (content) => ({ ...content, ...patch });
}

function changeBlock(key: string, change: (block: Block) => Block): ContentChange {
  return (content) => ({
    ...content,
    blocks: content.blocks.map((block) => (block.key === key ? change(block) : block)),
  });
}

/** Changes the field content of a block or of the page type. */
export function changeFields(
  owner: FieldOwner,
  change: (fields: FieldContent) => Partial<FieldContent>,
): ContentChange {
  if (owner.kind === 'block') return changeBlock(owner.key, (block) => ({ ...block, ...change(block) }));
  return (content) => ({ ...content, pageType: { ...content.pageType, ...change(content.pageType) } });
}

function setGroup<Item>(
  groups: readonly FieldItems<Item>[],
  name: string,
  items: readonly Item[],
): readonly FieldItems<Item>[] {
  const others = groups.filter((group) => group.name !== name);
  return items.length === 0 ? others : [...others, { name, items }];
}
