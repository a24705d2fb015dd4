export { maxTags, tagName, tagNames } from './tag-name.ts';
export {
  copyPageTags,
  createFileTagsLoader,
  createPageTagsLoader,
  createPublicPageTagsLoader,
  replaceTags,
} from './tagged.ts';
export { TagResolver } from './tag.resolver.ts';
export { tagsRoutes } from './tags.routes.ts';
