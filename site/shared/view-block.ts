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

/** Props of every block component. What it shows besides its own content it loads by a generated hook. */
export type BlockProps = { block: ViewBlock; locale: string };
