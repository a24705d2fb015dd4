export { findPreviewByToken } from './find-preview-by-token.ts';
export { createPreviewToken, hashPreviewToken } from './preview-token.ts';
