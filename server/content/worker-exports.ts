// Exports for worker threads: pure functions, without entities, resolvers and database.
export { cleanRichTexts } from './clean-rich-text.ts';
export { mapLinks } from './links.ts';
export { richTextToMarkdown, richTextToPlainText } from './rich-text-to-plain-text.ts';
export { type ContentPart, toContentParts, type VersionContent } from './version-content.ts';
export type { StoredBlock } from './content.ts';
