import { describe, expect, it } from 'vitest';
import { readHref, readLink, toHref } from './link-value.ts';

describe('links', () => {
  it('are read from what is stored, and nothing else is', () => {
    expect(readLink({ kind: 'internal', value: 'about', pageID: 4 })).toEqual({
      kind: 'internal',
      value: 'about',
      pageID: 4,
    });
    expect(readLink({ kind: 'mail', value: 'a@b.nl' })).toEqual({ kind: 'mail', value: 'a@b.nl' });
    expect(readLink(null)).toBeNull();
    expect(readLink({ kind: 'script', value: 'alert(1)' })).toBeNull();
    expect(readLink({ kind: 'mail', value: 3 })).toBeNull();
  });

  it.each([
    ['https://example.org/a', 'external'],
    ['mailto:a@b.nl', 'mail'],
    ['tel:+3120', 'phone'],
    ['#hours', 'anchor'],
    ['/nl-nl/over-ons', 'internal'],
  ] as const)('find the kind of %s in rich text and write it the same', (href, kind) => {
    const link = readHref(href);
    expect(link.kind).toBe(kind);
    expect(toHref(link)).toBe(href);
  });

  it('keep only what can be dialled of a phone number', () => {
    expect(toHref({ kind: 'phone', value: '+31 (0)20 - 123' })).toBe('tel:+31020123');
  });
});
