import type { TextKind } from './shapes.ts';

const plain = `action actorID addTags after altText anchorName anchorPoint answer at availableLocales before blockKey category
  comment confirm contactPhone currentPassword customSlugLocales defaultAltText defaultLocale editor email
  expiresAt editors feedback fileID fileName folderName from icon id ids jobTitle key label language locale locales
  mailSender name names newFileName newLocale pageID pageIDs pageTypes password question removeTags role scopes searchTerm
  seoDescription seoKeywords seoTitle siteName subjectType submissionID tabID tag tags term statuses title to token type types
  upToDate`;

const address = 'directory directoryPaths newPath oldPath path slug slugs url value';

const json = '* content parameters props texts typeData';

const kinds: ReadonlyMap<string, TextKind> = new Map(
  Object.entries({ plain, address, json } satisfies Record<Exclude<TextKind, 'any'>, string>).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name): [string, TextKind] => [name, kind as TextKind]),
  ),
);

/** The kind of text in a field with this name. A name that is not listed gets the texts of every kind, which takes longer. */
export const kindOfText = (name: string): TextKind => kinds.get(name) ?? 'any';
