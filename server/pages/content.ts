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

/** An image as a version keeps it; its `hash` is computed on reading. */
export type StoredImage = {
  fileID: number;
  fileName: string;
  altText: string;
  decorative?: boolean;
  cropParams: CropParams | null;
};
export type StoredFile = { fileID: number; fileName: string };
export type StoredImageGroups = Record<string, StoredImage[]>;
export type StoredFileGroups = Record<string, StoredFile[]>;

/** A block as a version keeps it, in the property names of the REST layer. */
export type StoredBlock = {
  type: string;
  key: string;
  anchorPoint: string;
  props: Record<string, unknown>;
  __images: StoredImageGroups;
  __files: StoredFileGroups;
};
