/** A crop in pixels of the box after rotation. `rotate` is in degrees clockwise, `scaleX` and `scaleY` are 1 or -1. */
export type StoredCrop = {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: number;
  scaleX: number;
  scaleY: number;
};

/** An image as it is stored in a version; its `hash` is computed on reading. */
export type StoredImage = {
  fileID: number;
  fileName: string;
  altText: string;
  decorative?: boolean;
  cropParams: StoredCrop | null;
};
/** A file as it is stored in a version. */
export type StoredFile = { fileID: number; fileName: string };
/** Images by field path, such as `photo` or `cards.<row key>.photo`. */
export type StoredImageGroups = Record<string, StoredImage[]>;
/** Files by field path. */
export type StoredFileGroups = Record<string, StoredFile[]>;

/** A block as it is stored in a version, with the property names of the REST API. */
export type StoredBlock = {
  type: string;
  key: string;
  anchorPoint: string;
  props: Record<string, unknown>;
  __images: StoredImageGroups;
  __files: StoredFileGroups;
};
