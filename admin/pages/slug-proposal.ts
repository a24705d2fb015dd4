/** Letters that do not fall apart into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ĳ: 'ij',
  ŋ: 'n',
};

/** In German an umlaut is written out. */
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Pages that have their place by what they are. */
const fixedSlugs: Record<string, string> = { home: '/', '404': '404' };

function transliterate(text: string, locale: string): string {
  const table = locale.startsWith('de') ? { ...letters, ...germanLetters } : letters;
  return [...text.normalize('NFC').toLowerCase()]
    .map((letter) => table[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .normalize('NFC');
}

/** A title as one segment of a slug: lower-case letters and digits, hyphens between, at most 255 characters. */
export function toSlug(title: string, locale: string): string {
  return transliterate(title, locale)
    .replaceAll(/['’‘]/g, '')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, '-')
    .slice(0, 255)
    .replaceAll(/^-+|-+$/g, '');
}

type Origin = { title: string; locale: string; type: { id: string; slugPrefix: string } };

/** The slug that follows from title and type alone, also for a type that has a place of its own. */
export function proposeFreeSlug({ title, locale, type }: Origin): string {
  const segment = toSlug(title, locale);
  return segment === '' ? '' : `${type.slugPrefix}${segment}`.slice(0, 255);
}

/** The slug that a new page gets unless another one is typed; empty while the title says nothing. */
export function proposeSlug(origin: Origin): string {
  return fixedSlugs[origin.type.id.toLowerCase()] ?? proposeFreeSlug(origin);
}
