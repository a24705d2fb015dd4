import { describe, expect, it } from 'vitest';
import { pageTypeDefinitions } from './definitions.ts';
import { findPageType, type PageTypeMap, pageTypeMap } from './index.ts';

describe('the page type map', () => {
  it('has an entry for every definition, and no other', () => {
    expect(Object.keys(pageTypeMap).sort()).toEqual(pageTypeDefinitions.map(({ id }) => id).sort());
  });

  it('fails the type check if a page type is missing or superfluous', () => {
    const { blank, ...withoutBlank } = pageTypeMap;
    // @ts-expect-error a definition without an entry
    const forgotten: PageTypeMap = withoutBlank;
    // @ts-expect-error an entry without a definition
    const extra: PageTypeMap = { ...withoutBlank, blank, landing: {} };
    expect([forgotten, extra]).toHaveLength(2);
  });

  it('fails the type check if a header is missing, or is not in the definition', () => {
    const { Header } = pageTypeMap.default;
    // @ts-expect-error the definition of the default type says that it has a header
    const missing: PageTypeMap = { ...pageTypeMap, default: { Footer: pageTypeMap.default.Footer } };
    // @ts-expect-error the definition of the blank type says that it has none
    const extra: PageTypeMap = { ...pageTypeMap, blank: { Header } };
    expect([missing, extra]).toHaveLength(2);
  });

  it('gives an unknown type the parts of the default one', () => {
    expect(findPageType('landing')).toBe(pageTypeMap.default);
    expect(findPageType('constructor')).toBe(pageTypeMap.default);
  });

  it('has the header and the footer that the definition names, none for the blank type, and no footer for the check', () => {
    for (const { id, blank, hasHeader, hasFooter } of pageTypeDefinitions) {
      const { Header, Footer } = findPageType(id);
      expect({ id, header: Boolean(Header), footer: Boolean(Footer) }).toEqual({
        id,
        header: hasHeader,
        footer: hasFooter,
      });
      expect({ id, hasHeader, hasFooter }).toEqual({ id, hasHeader: !blank, hasFooter: !blank && id !== 'check' });
    }
  });
});

describe('a page type', () => {
  it.each(pageTypeDefinitions)('$id has a default for each of its properties', ({ fields, defaultPageTypeProps }) => {
    expect(Object.keys(defaultPageTypeProps).sort()).toEqual(fields.map(({ name }) => name).sort());
  });

  it('has an id that is unique regardless of case', () => {
    const ids = pageTypeDefinitions.map(({ id }) => id.toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
