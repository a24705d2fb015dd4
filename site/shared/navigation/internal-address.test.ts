import { describe, expect, it } from 'vitest';
import { fragmentOf, parseAddress } from './internal-address.ts';

const parse = (path: string) => parseAddress(new URL(path, 'https://kerk.example'));

describe('an address of this site', () => {
  it.each([
    ['/', '/'],
    ['/about', 'about'],
    ['/nl-nl', 'nl-nl'],
    ['/nl-nl/over-ons', 'nl-nl/over-ons'],
    ['/de-de/%C3%BCber-uns', 'de-de/über-uns'],
  ])('%s is the page with the slug %s', (path, slug) => {
    expect(parse(path)).toEqual({ kind: 'page', slug });
  });

  it('of the search has its term, locale and page', () => {
    expect(parse('/_/search?locale=nl-nl&q=goot&page=2')).toEqual({
      kind: 'search',
      term: 'goot',
      locale: 'nl-nl',
      page: 2,
    });
    expect(parse('/_/search')).toEqual({ kind: 'search', term: '', locale: null, page: 1 });
  });

  it('of what is stored has its locale', () => {
    expect(parse('/_/privacy?locale=de-de')).toEqual({ kind: 'privacy', locale: 'de-de' });
  });

  it.each([
    '/api/ximblox/page/1',
    '/cmsadmin/pages',
    '/graphql',
    '/healthz',
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/_/preview/abc',
    '/_/check/result/nl-nl/abc',
    '/about/',
    '/About',
    '/%E0%A4%A',
  ])('%s needs a document of its own', (path) => {
    expect(parse(path)).toBeNull();
  });
});

describe('the fragment of an address', () => {
  it.each([
    ['/about', null],
    ['/about#', null],
    ['/about#goten', 'goten'],
    ['/about#gr%C3%BCn', 'grün'],
    ['/about#100%', '100%'],
  ])('of %s is %j, also if it cannot be decoded', (path, fragment) => {
    expect(fragmentOf(new URL(path, 'https://kerk.example'))).toBe(fragment);
  });
});
