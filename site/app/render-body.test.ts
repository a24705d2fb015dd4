import { describe, expect, it, vi } from 'vitest';
import { askPage, makeBlock, makePage } from '../../tests/support/site-pages.ts';

/** Props that cannot be read, as a renderer sees what its code does not expect. */
const unreadable = (name: string, message: string): Record<string, unknown> =>
  Object.defineProperty({}, name, {
    get: () => {
      throw new Error(message);
    },
  });

const blocks = [
  makeBlock('heading', { text: 'Ervoor' }),
  makeBlock('quote', unreadable('text', 'no such word')),
  makeBlock('rich-text', { html: '<p>Erna</p>' }),
];
const pages = { 'nl-nl/over-ons': makePage({}, { blocks }) };

describe('a block that cannot be rendered', () => {
  it('says so in its place, the rest of the page is shown, and the log is told which and why', async () => {
    const warn = vi.fn<(message: string) => void>();
    const { status, html } = await askPage('nl-nl/over-ons', pages, warn);
    expect(status).toBe(200);
    expect(html).toMatch(/Ervoor.*Dit deel van de pagina kan op dit moment niet worden getoond\..*Erna.*<footer/s);
    expect(html).not.toContain('no such word');
    expect(warn.mock.calls).toEqual([['Block k-quote of type quote could not be shown: no such word']]);
  });

  it('hides nothing that breaks elsewhere: then the page fails', async () => {
    const pageType = { props: unreadable('intro', 'no opening'), images: [], files: [] };
    const whole = { 'nl-nl/over-ons': makePage({}, { blocks: blocks.slice(0, 1), pageType }) };
    const warn = vi.fn<(message: string) => void>();
    await expect(askPage('nl-nl/over-ons', whole, warn)).rejects.toThrow('no opening');
    expect(warn).not.toHaveBeenCalled();
  });
});
