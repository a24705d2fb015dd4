export { loadPage } from './page/load-page.ts';
export { BrokenBlocks } from './page/broken-blocks.tsx';
export type { PageHead } from './page/page-head.ts';
<<<<<<< HEAD
export { type ShownPage, showPage } from './page/show-page.tsx';
=======
export { showPage } from './page/show-page.tsx';
export { showSearch } from './search/show-search.tsx';
>>>>>>> c430c79 (Add the screen of the search index, and the search on the site with suggestions)
export { showPreview } from './preview/show-preview.tsx';
