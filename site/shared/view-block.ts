/** An image as the site shows it: cropped, with its URL. Sizes are pixels after the crop. */
export type ViewImage = {
  url: string;
  altText: string;
  decorative: boolean;
  width: number | null;
  height: number | null;
};

export type ViewFile = { url: string; fileName: string; fileSize: number };

/** Field values of a block or of a page type. */
export type ViewContent = {
  props: Record<string, unknown>;
  images: Record<string, ViewImage[]>;
  files: Record<string, ViewFile[]>;
};

export type ViewBlock = ViewContent & { key: string; anchorPoint: string };

/**
 * Props of every block component, which is a pure function of them. `data` is what the block's `data.ts` loaded; null
 * if it has none, or while the editor is loading it.
 */
export type BlockProps<Data = unknown> = { block: ViewBlock; locale: string; data?: Data | null };
