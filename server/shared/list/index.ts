export { orderList } from './order-list.ts';
export { likePattern, type PagedList, pagedListInput } from './paged-list.ts';
