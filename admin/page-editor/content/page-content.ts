import type { EditorContentFragment, EditorFileFragment, EditorImageFragment } from '../../generated/graphql.ts';

/** An image in a field; `url`, `width` and `height` come from the server and are never sent back. */
export type ImageItem = EditorImageFragment;

/** Crop in pixels of the box after rotation; rotate in degrees clockwise, scaleX and scaleY 1 or -1. */
export type CropParams = NonNullable<ImageItem['cropParams']>;

export type FileItem = EditorFileFragment;

/** The images or files of one field; `name` is the field's path. */
export type FieldItems<Item> = { name: string; items: readonly Item[] };

/** Content of the fields of a block or a page type. */
export type FieldContent = {
  props: Readonly<Record<string, unknown>>;
  images: readonly FieldItems<ImageItem>[];
  files: readonly FieldItems<FileItem>[];
};

export type Block = FieldContent & { type: string; key: string; anchorPoint: string };

export type PageTypeContent = FieldContent & { id: string };

/** The content of a page besides its blocks: title, SEO settings and fields of the page type. */
export type PageMetadata = Omit<EditorContentFragment, 'blocks' | 'pageType'> & { pageType: PageTypeContent };

/** The editable content of a page version. */
export type PageContent = PageMetadata & { blocks: readonly Block[] };

export type PageMetadataPatch = Partial<Omit<PageMetadata, 'pageType'>>;
