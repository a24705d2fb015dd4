export { cursorInput, type Place, writeCursor } from './cursor.ts';
export { orderList } from './order-list.ts';
export { filterText, likePattern, type PagedList, pagedListInput } from './paged-list.ts';
