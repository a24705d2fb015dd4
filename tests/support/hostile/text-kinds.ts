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
  Object.entries({ plain, address, json } satisfies Record<TextKind, string>).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name): [string, TextKind] => [name, kind as TextKind]),
  ),
);

/** The kind of text in a field with this name. Throws for a new name: add it here. */
export function kindOfText(name: string): TextKind {
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`tests/support/hostile/text-kinds.ts does not list "${name}"`);
  return kind;
}
