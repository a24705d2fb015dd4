export { findPreview } from './find-preview.ts';
export { createPreviewToken, hashPreviewToken } from './preview-token.ts';
