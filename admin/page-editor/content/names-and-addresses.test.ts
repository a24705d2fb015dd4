import { describe, expect, it } from 'vitest';
import { timestampedFileName } from '../media-fields/timestamped-file-name.ts';
import { newBlock, newBlockKey } from '../blocks/new-block.ts';
import { toLinkValue, toPagePath } from './page-path.ts';
import { normaliseAnchor } from './normalise-anchor.ts';

describe('names and addresses', () => {
  it('normalise a typed anchor', () => {
    expect(normaliseAnchor('Öffnungs zeiten!')).toBe('Öffnungs-zeiten');
    expect(normaliseAnchor('a_b-1')).toBe('a_b-1');
    expect(normaliseAnchor('#"><script>')).toBe('script');
  });

  it('give a page’s path, with the prefix of its locale', () => {
    expect(toPagePath({ locale: 'en', slug: '/' }, 'en')).toBe('/');
    expect(toPagePath({ locale: 'en', slug: 'about' }, 'en')).toBe('/about');
    expect(toPagePath({ locale: 'nl-nl', slug: '/' }, 'en')).toBe('/nl-nl');
    expect(toPagePath({ locale: 'nl-nl', slug: 'over/ons' }, 'en')).toBe('/nl-nl/over/ons');
  });

  it('give the value of an internal link', () => {
    expect(toLinkValue({ locale: 'en', slug: '/' }, 'en')).toBe('/');
    expect(toLinkValue({ locale: 'nl-nl', slug: '/' }, 'en')).toBe('nl-nl');
    expect(toLinkValue({ locale: 'nl-nl', slug: 'over-ons' }, 'en')).toBe('nl-nl/over-ons');
  });

  it('add a timestamp to a file name that is taken', () => {
    const moment = new Date('2026-11-21T09:04:05Z');
    expect(timestampedFileName('kerk.jpg', moment)).toBe('kerk-20261121-090405.jpg');
    expect(timestampedFileName('.kerk', moment)).toBe('.kerk-20261121-090405');
  });

  it('give each new block a unique key and its definition’s defaults', () => {
    expect(newBlockKey()).toMatch(/^b[0-9a-f]{12}$/);
    expect(newBlockKey()).not.toBe(newBlockKey());
    const defaults = { slides: [{ text: '' }] };
    const block = newBlock({ id: 'slides', defaults });
    expect(block).toMatchObject({ type: 'slides', anchorPoint: '', props: defaults, images: [], files: [] });
    expect(block.props.slides).not.toBe(defaults.slides);
  });
});
