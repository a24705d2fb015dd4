import { type ContentPart, contentParts, mapLinks, type StoredBlock, type VersionContent } from '../pages/plain.ts';
import { type BlockDefinition, fieldsOf, type PageTypeDefinition } from '../shared/content-definition.ts';
import { type BlockChange, type ComparedBlock, compareBlocks } from './compare-blocks.ts';
import { type ComparedPart, compareParts, type FieldChange } from './compare-parts.ts';
import { type CompareWords, createWordComparer } from './compare-words.ts';

/** What a comparison must know about a site and a page; the locale divides text into words. */
export type ComparedPage = {
  blockDefinitions: readonly BlockDefinition[];
  pageTypeDefinitions: readonly PageTypeDefinition[];
  pageType: string;
  locale: string;
};

export type ContentComparison = {
  fields: FieldChange[];
  blocks: BlockChange[];
  /** Blocks and fields that differ. */
  changeCount: number;
};

type Both<Value> = { before: Value; after: Value };

/** What is kept of a page before its first store. */
const nothing: VersionContent = {
  title: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageTypeProps: {},
  pageTypeImages: {},
  pageTypeFiles: {},
};

/** The content with links that say only to which page they lead: a new slug of that page is no change of this one. */
function withoutPaths(page: ComparedPage, content: VersionContent): VersionContent {
  return mapLinks(page, content, {
    pageType: page.pageType,
    map: (link) => (link.pageID === null ? link : { ...link, path: '/' }),
  });
}

const toBlockPart = ({ type, key, anchorPoint, props, __images: images, __files: files }: StoredBlock) => ({
  owner: `block.${key}`,
  type,
  images,
  files,
  props: {
    ...props,
    ...(anchorPoint && { anchorPoint }),
  },
});

function toBlocks(page: ComparedPage, content: VersionContent): ComparedBlock[] {
  const compared = withoutPaths(page, content).blocks;
  return content.blocks.map((block, index) => ({
    block,
    part: toBlockPart(block),
    compared: toBlockPart(compared[index] ?? block),
    fields: fieldsOf(page.blockDefinitions, block.type),
  }));
}

/** Title and search texts, as a part like a block. */
function toPagePart(page: ComparedPage, content: VersionContent): ComparedPart {
  const { title, seoTitle, seoDescription, seoKeywords, seoImage } = content;
  const part: ContentPart = {
    owner: 'page',
    type: page.pageType,
    files: {},
    props: {
      title,
      seoTitle,
      seoDescription,
      seoKeywords: seoKeywords.join(', '),
    },
    images: seoImage ? { seoImage: [seoImage] } : {},
  };
  return { part, compared: part, fields: [] };
}

function toTypePart(page: ComparedPage, content: VersionContent): ComparedPart {
  return {
    part: contentParts(content, page.pageType).pageType,
    compared: contentParts(withoutPaths(page, content), page.pageType).pageType,
    fields: fieldsOf(page.pageTypeDefinitions, page.pageType),
  };
}

const differs = ({ change }: BlockChange): boolean => change !== 'unchanged';

function blockChanges(
  page: ComparedPage,
  { before, after }: Both<VersionContent>,
  compareWords: CompareWords,
): BlockChange[] {
  return compareBlocks({ before: toBlocks(page, before), after: toBlocks(page, after) }, compareWords);
}

/** What became of a page's content from one state to another; without an earlier one all of it is new. */
export function compareContents(
  page: ComparedPage,
  { before: given, after }: { before: VersionContent | null; after: VersionContent },
): ContentComparison {
  const before = given ?? nothing;
  const compareWords = createWordComparer(page.locale);
  const fields = [toPagePart, toTypePart].flatMap((toPart) =>
    compareParts({ before: toPart(page, before), after: toPart(page, after) }, compareWords),
  );
  const blocks = blockChanges(page, { before, after }, compareWords);
  return { fields, blocks, changeCount: fields.length + blocks.filter(differs).length };
}

const withBlocks = (blocks: StoredBlock[]): VersionContent => ({ ...nothing, blocks });

/** The blocks that differ between two states, in the order of `compareContents`. */
export function findChangedBlocks(page: ComparedPage, blocks: Both<StoredBlock[]>): BlockChange[] {
  const contents = { before: withBlocks(blocks.before), after: withBlocks(blocks.after) };
  return blockChanges(page, contents, createWordComparer(page.locale)).filter(differs);
}

/** How many `findChangedBlocks` finds, without looking at the words. */
export function countChangedBlocks(page: ComparedPage, blocks: Both<StoredBlock[]>): number {
  const contents = { before: withBlocks(blocks.before), after: withBlocks(blocks.after) };
  return blockChanges(page, contents, () => []).filter(differs).length;
}
