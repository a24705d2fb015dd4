export { cursorInput, type ListPosition, encodeCursor } from './cursor.ts';
export { orderAndLimit } from './order-and-limit.ts';
export { filterTextInput, likePattern, type PagedList, pagedListInput } from './paged-list.ts';
