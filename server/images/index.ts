export { looksLikeSvg } from './clean-svg.ts';
export { cleanUploadedSvgInThread } from './clean-uploaded-svg-in-thread.ts';
export { cropSchema, croppedImageSize, fitCrop, rotatedSize } from './crop.ts';
export { CropParamsObject } from './crop.type.ts';
export {
  type ImageRatio,
  type ImageWidth,
  type OutputFormat,
  type RequestedFormat,
  imageRatios,
  imageWidths,
  maxVariantWidth,
  outputFormatOf,
} from './image-format.ts';
export { ImageRenderer } from './image-renderer.ts';
export { imageVariantQuerySchema } from './image-variant.input.ts';
export { ImageFormat, ImageVariantObject, listImageVariants } from './image-variant.type.ts';
export { type FocalPoint, type ImageCrop, pageFileHash } from './page-file-hash.ts';
export type { ImageVariant, SourceImage } from './render-image.ts';
export { fileContentKey, imageVariantsFolder } from './storage-keys.ts';
