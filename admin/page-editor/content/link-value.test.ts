import { describe, expect, it } from 'vitest';
import { parseHref, parseLink, toHref } from './link-value.ts';

describe('links', () => {
  it('are parsed from stored values; other values are null', () => {
    expect(parseLink({ kind: 'internal', value: 'about', pageID: 4 })).toEqual({
      kind: 'internal',
      value: 'about',
      pageID: 4,
    });
    expect(parseLink({ kind: 'mail', value: 'a@b.nl' })).toEqual({ kind: 'mail', value: 'a@b.nl' });
    expect(parseLink(null)).toBeNull();
    expect(parseLink({ kind: 'script', value: 'alert(1)' })).toBeNull();
    expect(parseLink({ kind: 'mail', value: 3 })).toBeNull();
  });

  it.each([
    ['https://example.org/a', 'external'],
    ['mailto:a@b.nl', 'mail'],
    ['tel:+3120', 'phone'],
    ['#hours', 'anchor'],
    ['/nl-nl/over-ons', 'internal'],
  ] as const)('parse %s in rich text as %s, and write it unchanged', (href, kind) => {
    const link = parseHref(href);
    expect(link.kind).toBe(kind);
    expect(toHref(link)).toBe(href);
  });

  it('write only the dialable characters of a phone number', () => {
    expect(toHref({ kind: 'phone', value: '+31 (0)20 - 123' })).toBe('tel:+31020123');
  });
});
