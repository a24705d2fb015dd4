import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listVariants, ResponsiveImage } from './responsive-image.tsx';
import type { ViewImage } from './view-block.ts';

const url = '/api/ximblox/medialib/get-page-file/1/block_images_b1/abc/goot.jpg';
const image: ViewImage = { url, altText: 'De goot', decorative: false, width: 1600, height: 800 };

const show = (changes: Partial<ViewImage>) =>
  renderToStaticMarkup(<ResponsiveImage image={{ ...image, ...changes }} sizes="100vw" />);

describe('the variants of a picture', () => {
  it('are never wider than the picture itself', () => {
    expect(listVariants(image)).toBe(
      `${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=960 960w, ${url}?w=1280 1280w, ${url} 1600w`,
    );
  });

  it('end at the widest that the server makes', () => {
    expect(listVariants({ ...image, width: 4000 })).toMatch(/\?w=2560 2560w$/);
  });

  it('carry the format asked for', () => {
    expect(listVariants({ ...image, width: 400 }, 'avif')).toBe(
      `${url}?w=320&format=avif 320w, ${url}?format=avif 400w`,
    );
  });
});

describe('a picture', () => {
  it('is offered as AVIF, WebP and itself, with its size, loaded when it is near', () => {
    const html = show({});
    expect(html).toContain('<source type="image/avif"');
    expect(html).toContain('<source type="image/webp"');
    expect(html).toContain(`src="${url}?w=1280"`);
    expect(html).toContain('width="1600" height="800" loading="lazy"');
  });

  it('tells its alternative text', () => {
    expect(show({})).toContain('alt="De goot"');
  });

  it('has an empty alternative text where it is decorative', () => {
    expect(show({ decorative: true })).toContain('alt=""');
  });

  it.each([
    ['of unknown size', { width: null, height: null }],
    ['that moves', { url: url.replace('.jpg', '.gif') }],
    ['that is drawn', { url: url.replace('.jpg', '.svg') }],
    ['of the editor’s preview', { url: '/api/ximblox/medialib/preview-image?imageID=4' }],
  ])('%s has no variants', (_, changes) => {
    const html = show(changes);
    expect(html).not.toContain('srcSet');
    expect(html).not.toContain('<source');
  });
});
