import {
  type ContentPart,
  toContentParts,
  mapLinks,
  type StoredBlock,
  type VersionContent,
} from '../content/worker-exports.ts';
import { type BlockDefinition, findDefinedFields, type PageTypeDefinition } from '../shared/content-definition.ts';
import { type BlockChange, type ComparedBlock, compareBlocks } from './compare-blocks.ts';
import { type ComparedPart, compareParts, type FieldChange } from './compare-parts.ts';
import { type CompareWords, createWordComparer } from './compare-words.ts';

/** Properties of the site and the page for a comparison; the locale determines how text is split into words. */
export type ComparedPage = {
  blockDefinitions: readonly BlockDefinition[];
  pageTypeDefinitions: readonly PageTypeDefinition[];
  pageType: string;
  locale: string;
};

/** The changes between two contents of a page. */
export type ContentComparison = {
  fields: FieldChange[];
  blocks: BlockChange[];
  /** Number of blocks and fields that differ. */
  changeCount: number;
};

type BeforeAndAfter<Value> = { before: Value; after: Value };

/** The content before the first store. */
const emptyContent: VersionContent = {
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

/** Removes the paths of links with a page id, because a new slug of the linked page is not a change of this page. */
function withoutLinkPaths(page: ComparedPage, content: VersionContent): VersionContent {
  return mapLinks(page, content, {
    pageType: page.pageType,
    map: (link) => (link.pageID === null ? link : { ...link, path: '/' }),
  });
}

const toBlockPart = ({ type, key, anchorPoint, props, __images: images, __files: files }: StoredBlock) => ({
  propertyPrefix: `block.${key}`,
  type,
  images,
  files,
  props: {
    ...props,
    ...(anchorPoint && { anchorPoint }),
  },
});

function toBlocks(page: ComparedPage, content: VersionContent): ComparedBlock[] {
  const compared = withoutLinkPaths(page, content).blocks;
  return content.blocks.map((block, index) => ({
    block,
    part: toBlockPart(block),
    compared: toBlockPart(compared[index] ?? block),
    fields: findDefinedFields(page.blockDefinitions, block.type),
  }));
}

/** Title and SEO texts, in the form of a part. */
function toPagePart(page: ComparedPage, content: VersionContent): ComparedPart {
  const { title, seoTitle, seoDescription, seoKeywords, seoImage } = content;
  const part: ContentPart = {
    propertyPrefix: 'page',
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

function toPageTypePart(page: ComparedPage, content: VersionContent): ComparedPart {
  return {
    part: toContentParts(content, page.pageType).pageType,
    compared: toContentParts(withoutLinkPaths(page, content), page.pageType).pageType,
    fields: findDefinedFields(page.pageTypeDefinitions, page.pageType),
  };
}

const differs = ({ change }: BlockChange): boolean => change !== 'unchanged';

function compareAllBlocks(
  page: ComparedPage,
  { before, after }: BeforeAndAfter<VersionContent>,
  compareWords: CompareWords,
): BlockChange[] {
  return compareBlocks({ before: toBlocks(page, before), after: toBlocks(page, after) }, compareWords);
}

/** Compares two contents of a page. Without an earlier one, everything is new. */
export function compareContents(
  page: ComparedPage,
  { before: earlier, after }: { before: VersionContent | null; after: VersionContent },
): ContentComparison {
  const before = earlier ?? emptyContent;
  const compareWords = createWordComparer(page.locale);
  const fields = [toPagePart, toPageTypePart].flatMap((toPart) =>
    compareParts({ before: toPart(page, before), after: toPart(page, after) }, compareWords),
  );
  const blocks = compareAllBlocks(page, { before, after }, compareWords);
  return { fields, blocks, changeCount: fields.length + blocks.filter(differs).length };
}

const withBlocks = (blocks: StoredBlock[]): VersionContent => ({ ...emptyContent, blocks });

/** Returns the blocks that differ, in the order of `compareContents`. */
export function findChangedBlocks(page: ComparedPage, blocks: BeforeAndAfter<StoredBlock[]>): BlockChange[] {
  const contents = { before: withBlocks(blocks.before), after: withBlocks(blocks.after) };
  return compareAllBlocks(page, contents, createWordComparer(page.locale)).filter(differs);
}

/** Returns the number of blocks that differ, without comparing words. */
export function countChangedBlocks(page: ComparedPage, blocks: BeforeAndAfter<StoredBlock[]>): number {
  const contents = { before: withBlocks(blocks.before), after: withBlocks(blocks.after) };
  return compareAllBlocks(page, contents, () => []).filter(differs).length;
}
