export { toPlaced } from './checks/publication-check.ts';
export { useCheckText } from './checks/use-check-text.ts';
export { PageEditorScreen } from './page-editor-screen.tsx';
export { SearchResult } from './panel/search-result.tsx';
export { SocialCard } from './panel/social-card.tsx';
export { PagePreview } from './preview/page-preview.tsx';
export { type ScrollSync, useScrollSync } from './preview/use-scroll-sync.ts';
