export { cursorInput, type Place, writeCursor } from './cursor.ts';
export { orderList } from './order-list.ts';
export { likePattern, type PagedList, pagedListInput } from './paged-list.ts';
