import { describe, expect, it } from 'vitest';
import { pathOf, phoneAddress, readHref, readLink } from './links.ts';

const dutch = { locale: 'nl-nl', defaultLocale: 'en' };
const english = { locale: 'en', defaultLocale: 'en' };

describe('the path of a slug', () => {
  it('has no prefix in the default locale', () => {
    expect(pathOf('/', english)).toBe('/');
    expect(pathOf('about', english)).toBe('/about');
  });

  it('has the locale as prefix in any other', () => {
    expect(pathOf('/', dutch)).toBe('/nl-nl');
    expect(pathOf('over-ons', dutch)).toBe('/nl-nl/over-ons');
    expect(pathOf('over/ons', dutch)).toBe('/nl-nl/over/ons');
  });

  it('keeps a locale prefix of the slug', () => {
    expect(pathOf('de-de/ueber-uns', dutch)).toBe('/de-de/ueber-uns');
    expect(pathOf('nl-nl', dutch)).toBe('/nl-nl');
  });

  it('encodes non-ASCII letters', () => {
    expect(pathOf('über', english)).toBe('/%C3%BCber');
  });
});

describe('a link', () => {
  it('of kind external is the full address', () => {
    expect(readLink({ kind: 'external', value: 'https://example.org/a?b=c' }, dutch)).toEqual({
      href: 'https://example.org/a?b=c',
      rel: 'external noopener',
    });
  });

  it('of kind internal is a path in the locale of its page', () => {
    expect(readLink({ kind: 'internal', value: 'over-ons' }, dutch)).toEqual({ href: '/nl-nl/over-ons' });
  });

  it('of kind internal is unchanged once the server knows its page', () => {
    expect(readLink({ kind: 'internal', value: 'about', pageID: 4 }, dutch)).toEqual({ href: '/about' });
    expect(readLink({ kind: 'internal', value: '/', pageID: 1 }, dutch)).toEqual({ href: '/' });
  });

  it('of kind anchor is # and its name', () => {
    expect(readLink({ kind: 'anchor', value: 'score' }, dutch)).toEqual({ href: '#score' });
    expect(readLink({ kind: 'anchor', value: '#score' }, dutch)).toEqual({ href: '#score' });
  });

  it('of kind mail is a mailto address', () => {
    expect(readLink({ kind: 'mail', value: 'koster@example.org' }, dutch)).toEqual({
      href: 'mailto:koster@example.org',
    });
  });

  it('of kind phone is a tel address without spaces', () => {
    expect(readLink({ kind: 'phone', value: '088 000 00 00' }, dutch)).toEqual({ href: 'tel:0880000000' });
    expect(phoneAddress('+31 (0)88-000')).toBe('tel:+31088000');
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'java\nscript:alert(1)', '//example.org', 'no address', ' '])(
    'is null with the external value %j',
    (value) => {
      expect(readLink({ kind: 'external', value }, dutch)).toBeNull();
    },
  );

  it('of kind internal never becomes a script or another host', () => {
    expect(readLink({ kind: 'internal', value: 'javascript:alert(1)' }, dutch)?.href).toMatch(/^\/nl-nl\//);
    expect(readLink({ kind: 'internal', value: '//example.org' }, english)?.href).toBe('/example.org');
  });
});

describe('an address in rich text', () => {
  it('is unchanged if it is a path, an anchor, a mail or a phone address', () => {
    for (const href of ['/nl-nl/over-ons', '#score', 'mailto:a@example.org', 'tel:088']) {
      expect(readHref(href, dutch)).toEqual({ href });
    }
  });

  it('is an internal link if it is a bare slug', () => {
    expect(readHref('over-ons', dutch)).toEqual({ href: '/nl-nl/over-ons' });
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//example.org', '/\\example.org', ''])(
    'is null as %j',
    (href) => {
      expect(readHref(href, dutch)).toBeNull();
    },
  );
});
