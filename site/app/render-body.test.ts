import { describe, expect, it, vi } from 'vitest';
import { requestPage, makePublishedBlock, makePublishedPage } from '../../tests/support/site-pages.ts';

/** Props whose getter throws, like data that a renderer does not expect. */
const unreadable = (name: string, message: string): Record<string, unknown> =>
  Object.defineProperty({}, name, {
    get: () => {
      throw new Error(message);
    },
  });

const blocks = [
  makePublishedBlock('heading', { text: 'Ervoor' }),
  makePublishedBlock('quote', unreadable('text', 'no such word')),
  makePublishedBlock('rich-text', { html: '<p>Erna</p>' }),
];
const pages = { 'nl-nl/over-ons': makePublishedPage({}, { blocks }) };

describe('a block that cannot be rendered', () => {
  it('shows an error in its place, the rest of the page is shown, and the log names it with the reason', async () => {
    const warn = vi.fn<(message: string) => void>();
    const { status, html } = await requestPage('nl-nl/over-ons', pages, warn);
    expect(status).toBe(200);
    expect(html).toMatch(/Ervoor.*Dit deel van de pagina kan op dit moment niet worden getoond\..*Erna.*<footer/s);
    expect(html).not.toContain('no such word');
    expect(warn.mock.calls).toEqual([['Block k-quote of type quote could not be shown: no such word']]);
  });

  it('hides no error outside blocks: then the page fails', async () => {
    const pageType = { props: unreadable('intro', 'no opening'), images: [], files: [] };
    const whole = { 'nl-nl/over-ons': makePublishedPage({}, { blocks: blocks.slice(0, 1), pageType }) };
    const warn = vi.fn<(message: string) => void>();
    await expect(requestPage('nl-nl/over-ons', whole, warn)).rejects.toThrow('no opening');
    expect(warn).not.toHaveBeenCalled();
  });
});
