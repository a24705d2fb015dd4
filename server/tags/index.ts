export { hasPublicTag, publicTagNamesOf, selectTagIDsOf, selectTaggedPageIDs, tagNameOf } from './sql-fragments.ts';
export { findPageIDsWithTag, findPublicTagNames, tagIndexErrors } from './tag.queries.ts';
export { maxTags, tagNameInput, tagNamesInput } from './tag-name.ts';
export {
  changeTags,
  copyPageTags,
  createFileTagsLoader,
  createPageTagsLoader,
  createPublicPageTagsLoader,
  replaceTags,
} from './tag-assignments.ts';
export { TagResolver } from './tag.resolver.ts';
export { tagsRoutes } from './tags.routes.ts';
