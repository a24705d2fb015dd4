// Exports for worker threads: pure functions, without entities, resolvers and database.
export { cleanRichTexts } from './clean-rich-text.ts';
export { mapLinks } from './links.ts';
export { richTextToMarkdown, richTextToPlainText } from './rich-text-to-plain-text.ts';
export { type ContentPart, emptyContent, toContentParts } from './version-content.ts';
export { mapPlainFields, type VersionContent } from './version-fields.ts';
export type { StoredBlock } from './content.ts';
