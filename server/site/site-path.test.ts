import { describe, expect, it } from 'vitest';
import { parseSitePath, replaceUndecodablePath, notFoundSlug } from './site-path.ts';

describe('the path of a page', () => {
  it.each([
    ['/', ''],
    ['/about', 'about'],
    ['/nl-nl', 'nl-nl'],
    ['/nl-nl/over-ons', 'nl-nl/over-ons'],
    ['/caf%C3%A9', 'café'],
    ['/UPPER', 'UPPER'],
  ])('%s is the slug %s', (path, slug) => {
    expect(parseSitePath(path)).toEqual({ slug });
  });

  it.each([
    ['//', '/'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['///evil.example//x', '/evil.example/x'],
    ['/a//b', '/a/b'],
    ['/NL-nl/over', '/nl-nl/over'],
    ['/cafe%CC%81', '/caf%C3%A9'],
  ])('%s redirects to %s', (path, movedTo) => {
    expect(parseSitePath(path)).toEqual({ movedTo });
  });

  it.each(['/%', '/%ff', '/a%2Fb', '/%00', `/${'long'.repeat(300)}`])('%s is not the path of a page', (path) => {
    expect(parseSitePath(path)).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', '/%5Cevil.example/', '/%2F%2Fevil.example/'])(
    '%s never redirects to another host',
    (path) => {
      const read = parseSitePath(path);
      const movedTo = read && 'movedTo' in read ? read.movedTo : '/here';
      expect(movedTo).toMatch(/^\/[^/\\]/);
    },
  );
});

describe('a URL that cannot be decoded', () => {
  it.each([
    ['/%ff', '/_'],
    ['/%', '/_'],
    ['/nl-nl/%ff?q=1', '/nl-nl/_'],
    ['/NL-nl/caf%E9', '/nl-nl/_'],
    ['/about/%C3', '/_'],
  ])('%s is replaced by %s, which does not exist', (url, notFoundPath) => {
    expect(replaceUndecodablePath(url)).toBe(notFoundPath);
    expect(notFoundSlug(url)).toBe(notFoundPath.slice(1));
  });

  it.each(['/about', '/caf%C3%A9', '/a%2Fb', '/_/search?q=%ff', '/_/search?q=100%'])('does not include %s', (url) => {
    expect(replaceUndecodablePath(url)).toBe(url);
  });
});
