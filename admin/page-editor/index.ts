export { PageEditorScreen } from './page-editor-screen.tsx';
export { PagePreview } from './preview/page-preview.tsx';
export { useScrollSync } from './preview/use-scroll-sync.ts';
