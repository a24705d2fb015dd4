import { describe, expect, it } from 'vitest';
import { readSitePath, replaceUnreadable, slugOfNowhere } from './site-path.ts';

describe('the path of a page', () => {
  it.each([
    ['/', ''],
    ['/about', 'about'],
    ['/nl-nl', 'nl-nl'],
    ['/nl-nl/over-ons', 'nl-nl/over-ons'],
    ['/caf%C3%A9', 'café'],
    ['/UPPER', 'UPPER'],
  ])('%s asks for %s', (path, slug) => {
    expect(readSitePath(path)).toEqual({ slug });
  });

  it.each([
    ['//', '/'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['///evil.example//x', '/evil.example/x'],
    ['/a//b', '/a/b'],
    ['/NL-nl/over', '/nl-nl/over'],
    ['/cafe%CC%81', '/caf%C3%A9'],
  ])('%s leads to %s', (path, movedTo) => {
    expect(readSitePath(path)).toEqual({ movedTo });
  });

  it.each(['/%', '/%ff', '/a%2Fb', '/%00', `/${'long'.repeat(300)}`])('%s names no page', (path) => {
    expect(readSitePath(path)).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', '/%5Cevil.example/', '/%2F%2Fevil.example/'])(
    '%s never leads to another host',
    (path) => {
      const read = readSitePath(path);
      const movedTo = read && 'movedTo' in read ? read.movedTo : '/here';
      expect(movedTo).toMatch(/^\/[^/\\]/);
    },
  );
});

describe('an address that cannot be decoded', () => {
  it.each([
    ['/%ff', '/_'],
    ['/%', '/_'],
    ['/nl-nl/%ff?q=1', '/nl-nl/_'],
    ['/NL-nl/caf%E9', '/nl-nl/_'],
    ['/about/%C3', '/_'],
  ])('%s is replaced by %s, where there is nothing', (url, nowhere) => {
    expect(replaceUnreadable(url)).toBe(nowhere);
    expect(slugOfNowhere(url)).toBe(nowhere.slice(1));
  });

  it.each(['/about', '/caf%C3%A9', '/a%2Fb', '/_/search?q=%ff', '/_/search?q=100%'])('is not %s', (url) => {
    expect(replaceUnreadable(url)).toBe(url);
  });
});
