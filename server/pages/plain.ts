// What threads may load of this feature: functions of texts, without entities, resolvers and database.
export { cleanRichTexts } from './clean-rich-text.ts';
export { mapLinks } from './links.ts';
export { richTextMarkup, richTextWords } from './rich-text-words.ts';
export { type ContentPart, contentParts, type VersionContent } from './version-content.ts';
export type { StoredBlock } from './content.ts';
