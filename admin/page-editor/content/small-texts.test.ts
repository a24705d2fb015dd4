import { describe, expect, it } from 'vitest';
import { freshName } from '../fields/fresh-name.ts';
import { newBlock, newBlockKey } from './new-block.ts';
import { linkValueOf, pathOf } from './page-path.ts';
import { tidyAnchor } from './tidy-anchor.ts';

describe('names and addresses', () => {
  it('make an anchor of what was typed', () => {
    expect(tidyAnchor('Öffnungs zeiten!')).toBe('Öffnungs-zeiten');
    expect(tidyAnchor('a_b-1')).toBe('a_b-1');
    expect(tidyAnchor('#"><script>')).toBe('script');
  });

  it('make a page’s path, with its locale’s prefix', () => {
    expect(pathOf({ locale: 'en', slug: '/' }, 'en')).toBe('/');
    expect(pathOf({ locale: 'en', slug: 'about' }, 'en')).toBe('/about');
    expect(pathOf({ locale: 'nl-nl', slug: '/' }, 'en')).toBe('/nl-nl');
    expect(pathOf({ locale: 'nl-nl', slug: 'over/ons' }, 'en')).toBe('/nl-nl/over/ons');
  });

  it('make the value of an internal link', () => {
    expect(linkValueOf({ locale: 'en', slug: '/' }, 'en')).toBe('/');
    expect(linkValueOf({ locale: 'nl-nl', slug: '/' }, 'en')).toBe('nl-nl');
    expect(linkValueOf({ locale: 'nl-nl', slug: 'over-ons' }, 'en')).toBe('nl-nl/over-ons');
  });

  it('give a file whose name is taken another one', () => {
    const moment = new Date('2026-11-21T09:04:05Z');
    expect(freshName('kerk.jpg', moment)).toBe('kerk-20261121-090405.jpg');
    expect(freshName('.kerk', moment)).toBe('.kerk-20261121-090405');
  });

  it('give each new block its own key and its definition’s defaults', () => {
    expect(newBlockKey()).toMatch(/^b[0-9a-f]{12}$/);
    expect(newBlockKey()).not.toBe(newBlockKey());
    const defaults = { slides: [{ text: '' }] };
    const block = newBlock({ id: 'slides', defaults });
    expect(block).toMatchObject({ type: 'slides', anchorPoint: '', props: defaults, images: [], files: [] });
    expect(block.props.slides).not.toBe(defaults.slides);
  });
});
