import type { EditorContentFragment } from '../../generated/graphql.ts';
import type { FieldContent, PageContent } from './page-content.ts';

type ServerFields = { props: unknown; images: FieldContent['images']; files: FieldContent['files'] };

/** Content of a fetched version, as a copy: what Apollo holds is frozen. */
export function fromServer(version: EditorContentFragment): PageContent {
  const { title, seoTitle, seoDescription, seoKeywords, seoImage, blocks, pageType } = structuredClone(version);
  return {
    title,
    seoTitle,
    seoDescription,
    seoKeywords,
    seoImage,
    blocks: blocks.map(({ type, key, anchorPoint, ...fields }) => ({
      type,
      key: safeKey(key),
      anchorPoint,
      ...readFields(fields),
    })),
    pageType: { id: pageType.type, ...readFields(pageType) },
  };
}

/**
 * A key that every object has by birth, such as `__proto__`, would be found by Puck where there is no block, and take
 * the whole screen with it: it gets a letter before it.
 */
function safeKey(key: string): string {
  return key in Object.prototype ? `b${key}` : key;
}

function readFields({ props, images, files }: ServerFields): FieldContent {
  return { props: isRecord(props) ? props : {}, images, files };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
