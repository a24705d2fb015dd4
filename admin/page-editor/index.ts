export { withPlaces } from './checks/publication-check.ts';
export { useCheckText } from './checks/use-check-text.ts';
export { PageEditorScreen } from './screen/page-editor-screen.tsx';
export { SearchResultPreview } from './panel/search-result-preview.tsx';
export { SocialCardPreview } from './panel/social-card-preview.tsx';
export { PagePreview } from './preview/page-preview.tsx';
export { type ScrollSync, useScrollSync } from './preview/use-scroll-sync.ts';
