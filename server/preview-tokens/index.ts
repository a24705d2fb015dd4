export { findPreview, type Preview } from './find-preview.ts';
export { createPreviewToken, hashPreviewToken } from './preview-token.ts';
