/** Crop in pixels of the box after rotation; rotate in degrees clockwise, scaleX and scaleY 1 or -1. */
export type CropParams = {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: number;
  scaleX: number;
  scaleY: number;
};

/** A picture at one place; `url`, `width` and `height` are the server's and never sent back. */
export type ImageItem = {
  fileID: number;
  fileName: string;
  altText: string;
  decorative: boolean;
  cropParams: CropParams | null;
  url: string;
  width: number | null;
  height: number | null;
};

export type FileItem = { fileID: number; fileName: string; url: string; fileSize: number };

/** The pictures or files of one field, by the field's name. */
export type Group<Item> = { name: string; items: readonly Item[] };

/** What fields are filled with: those of a block, and those of a page type. */
export type FieldContent = {
  props: Readonly<Record<string, unknown>>;
  images: readonly Group<ImageItem>[];
  files: readonly Group<FileItem>[];
};

export type Block = FieldContent & { type: string; key: string; anchorPoint: string };

export type PageTypeContent = FieldContent & { id: string };

/** What a visitor's page is made of besides its blocks. */
export type PageHead = {
  title: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: readonly string[];
  seoImage: ImageItem | null;
  pageType: PageTypeContent;
};

/** Everything of a page version that the editor changes. */
export type PageContent = PageHead & { blocks: readonly Block[] };

export type PageHeadPatch = Partial<Omit<PageHead, 'pageType'>>;
