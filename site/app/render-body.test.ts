import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPage, makeBlock, makePage } from '../../tests/support/site-pages.ts';

const broken = vi.hoisted(() => ({ part: '' }));
vi.mock('../blocks/quote/component.tsx', () => ({
  QuoteBlock: () => {
    throw new Error('no such word');
  },
}));
vi.mock('../page-types/default/opening.tsx', () => ({
  DefaultOpening: () => {
    if (broken.part === 'opening') throw new Error('no opening');
    return null;
  },
}));
afterEach(() => {
  broken.part = '';
});

const blocks = [
  makeBlock('heading', { text: 'Ervoor' }),
  makeBlock('quote', { text: 'Kapot' }),
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
    broken.part = 'opening';
    const whole = { 'nl-nl/over-ons': makePage({}, { blocks: blocks.slice(0, 1) }) };
    const warn = vi.fn<(message: string) => void>();
    await expect(askPage('nl-nl/over-ons', whole, warn)).rejects.toThrow('no opening');
    expect(warn).not.toHaveBeenCalled();
  });
});
