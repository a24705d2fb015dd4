export type { Column, SortOption } from './column.ts';
export { ListContent } from './list-content.tsx';
export { ListFooter } from './list-footer.tsx';
export type { ListPosition } from './list-state.ts';
export type { FetchPage } from './list-store.ts';
export { SearchBar } from './search-bar.tsx';
export { SortMenu } from './sort-menu.tsx';
export { useKeptScroll } from './use-kept-scroll.ts';
export { type PaginatedList, usePaginatedList } from './use-paginated-list.ts';
