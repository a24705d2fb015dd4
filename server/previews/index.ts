export { findPreviewByToken } from './find-preview-by-token.ts';
export { PreviewLink } from './preview-link.entity.ts';
export { PagePreviewResolver, PreviewLinkFieldsResolver, PreviewResolver } from './preview.resolver.ts';
export { previewRoutes } from './preview.routes.ts';
export { sweepPreviews } from './sweep-previews.ts';
