/** Letters that Unicode normalisation does not split into a base letter and a mark. */
const letterReplacements: Record<string, string> = {
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

/** German writes umlauts as two letters. */
const germanReplacements: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Page types with a fixed address. */
const fixedSlugs: Record<string, string> = { home: '/', '404': '404' };

function transliterate(text: string, locale: string): string {
  const table = locale.startsWith('de') ? { ...letterReplacements, ...germanReplacements } : letterReplacements;
  return [...text.normalize('NFC').toLowerCase()]
    .map((letter) => table[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .normalize('NFC');
}

/** Converts a title to a slug segment: lower-case letters, digits and hyphens, at most 255 characters. */
export function toSlug(title: string, locale: string): string {
  return transliterate(title, locale)
    .replaceAll(/['’‘]/g, '')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, '-')
    .slice(0, 255)
    .replaceAll(/^-+|-+$/g, '');
}

type SlugSource = { title: string; locale: string; type: { id: string; slugPrefix: string } };

/** Returns the slug generated from title and type, even for types with a fixed address. */
export function proposeTitleSlug({ title, locale, type }: SlugSource): string {
  const segment = toSlug(title, locale);
  return segment === '' ? '' : `${type.slugPrefix}${segment}`.slice(0, 255);
}

/** Returns the default slug of a new page; empty while the title contains no letters or digits. */
export function proposeSlug(source: SlugSource): string {
  return fixedSlugs[source.type.id.toLowerCase()] ?? proposeTitleSlug(source);
}
