export { loadPage } from './page/load-page.ts';
export { BrokenBlocks } from './page/broken-blocks.tsx';
export type { PageHead } from './page/page-head.ts';
export { type ShownPage, showPage } from './page/show-page.tsx';
export { showPrivacy } from './privacy/show-privacy.tsx';
export { showSearch } from './search/show-search.tsx';
export { showPreview } from './preview/show-preview.tsx';
export { showResult, type ResultWish } from './check/show-result.tsx';
export { showReturned, type ReturnedAnswers } from './check/show-returned.tsx';
