import { describe, expect, it } from 'vitest';
import { readSitePath } from './site-path.ts';

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
