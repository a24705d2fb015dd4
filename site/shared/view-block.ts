/** A picture as the site shows it: cropped, with the address it is served at. Sizes are pixels of that picture. */
export type ViewImage = {
  url: string;
  altText: string;
  decorative: boolean;
  width: number | null;
  height: number | null;
};

export type ViewFile = { url: string; fileName: string; fileSize: number };

/** What fields are filled with: those of a block, and those of a page type. */
export type ViewContent = {
  props: Record<string, unknown>;
  images: Record<string, ViewImage[]>;
  files: Record<string, ViewFile[]>;
};

export type ViewBlock = ViewContent & { key: string; anchorPoint: string };

/**
 * What every block component receives. A block is a pure function of it. `data` is what the block's `data.ts` loaded;
 * null where it has none, or while it is on its way to the editor.
 */
export type BlockProps<Data = unknown> = { block: ViewBlock; locale: string; data?: Data | null };
