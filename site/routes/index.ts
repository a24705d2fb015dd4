export { loadPage } from './page/load-page.ts';
export type { PageHead } from './page/page-head.ts';
export { showPage } from './page/show-page.tsx';
export { showPreview } from './preview/show-preview.tsx';
