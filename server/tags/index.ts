export { makeTags, tagNames } from './tag-name.ts';
export { TagResolver } from './tag.resolver.ts';
export { tagsRoutes } from './tags.routes.ts';
