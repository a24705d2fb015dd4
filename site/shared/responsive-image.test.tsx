import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { listVariants, ResponsiveImage } from './responsive-image.tsx';
import type { ViewImage } from './view-block.ts';

const url = '/api/ximblox/medialib/get-page-file/1/block_images_b1/abc/goot.jpg';
const image: ViewImage = { url, altText: 'De goot', decorative: false, width: 1600, height: 800 };

const show = (changes: Partial<ViewImage>) =>
  renderToStaticMarkup(<ResponsiveImage image={{ ...image, ...changes }} sizes="100vw" />);

describe('the variants of an image', () => {
  it('are never wider than the image itself', () => {
    expect(listVariants(image)).toBe(
      `${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=960 960w, ${url}?w=1280 1280w, ${url} 1600w`,
    );
  });

  it('end at the widest that the server renders', () => {
    expect(listVariants({ ...image, width: 4000 })).toMatch(/\?w=2560 2560w$/);
  });

  it('use the requested format', () => {
    expect(listVariants({ ...image, width: 400 }, 'avif')).toBe(
      `${url}?w=320&format=avif 320w, ${url}?format=avif 400w`,
    );
  });
});

describe('an image', () => {
  it('is offered as AVIF, WebP and JPEG, with its size, loaded lazily', () => {
    const html = show({});
    const sizes = ['w=320', 'w=640', 'w=960', 'w=1280', ''];
    const srcSet = (format: string) => sizes.map((size) => `?${size && `${size}&amp;`}format=${format} `);
    for (const part of [...srcSet('avif'), ...srcSet('webp'), ...srcSet('jpeg')]) expect(html).toContain(part);
    expect(html).toMatch(/<source type="image\/avif".*<source type="image\/webp".*<img /);
    expect(html).toContain(`src="${url}?w=1280&amp;format=jpeg"`);
    expect(html).toContain('width="1600" height="800" loading="lazy"');
  });

  it.each(['goot.webp', 'goot.avif', 'goot'])('%s is a JPEG for browsers without newer formats', (name) => {
    const html = show({ url: url.replace('goot.jpg', name), width: 400 });
    expect(html).toMatch(/<img [^>]*srcSet="[^"]*\?w=320&amp;format=jpeg 320w, [^"]*\?format=jpeg 400w"/);
    expect(html).toMatch(/<img src="[^"]*\?format=jpeg"/);
  });

  it('that may be transparent keeps its format', () => {
    const html = show({ url: url.replace('.jpg', '.png') });
    expect(html).toContain('.png?w=1280"');
    expect(html).not.toContain('format=jpeg');
  });

  it('without an address is left out and logged', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(show({ url: '' })).toBe('');
    expect(log).toHaveBeenCalledWith('An image has no address: De goot.');
  });

  it('has its alternative text', () => {
    expect(show({})).toContain('alt="De goot"');
  });

  it('has an empty alternative text if it is decorative', () => {
    expect(show({ decorative: true })).toContain('alt=""');
  });

  it.each([
    ['of unknown size', { width: null, height: null }],
    ['that moves', { url: url.replace('.jpg', '.gif') }],
    ['that is an SVG', { url: url.replace('.jpg', '.svg') }],
    ['of the editor’s preview', { url: '/api/ximblox/medialib/preview-image?imageID=4' }],
  ])('%s has no variants', (_, changes) => {
    const html = show(changes);
    expect(html).not.toContain('srcSet');
    expect(html).not.toContain('<source');
  });
});
