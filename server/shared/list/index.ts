export { likePattern, type PagedList, pagedListInput } from './paged-list.ts';
