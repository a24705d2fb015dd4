import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registerBlock } from '../shared/blocks/block-registry.ts';
import { pageTypeMap } from '../page-types/index.ts';
import { requestPage, makePublishedBlock, makePublishedPage } from '../../tests/support/site-pages.ts';

const fail = (message: string) => () => {
  throw new Error(message);
};

beforeAll(() => registerBlock({ id: 'failing', fields: [], component: fail('no such word') }));

const blocks = [
  makePublishedBlock('heading', { text: 'Ervoor' }),
  makePublishedBlock('failing', {}),
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
    expect(warn.mock.calls).toEqual([['Block k-failing of type failing could not be shown: no such word']]);
  });

  it('hides no error outside blocks: then the page fails', async () => {
    const whole = { 'nl-nl/over-ons': makePublishedPage({}, { blocks: blocks.slice(0, 1) }) };
    const warn = vi.fn<(message: string) => void>();
    vi.spyOn(pageTypeMap.default, 'Opening').mockImplementation(fail('no opening'));
    await expect(requestPage('nl-nl/over-ons', whole, warn)).rejects.toThrow('no opening');
    expect(warn).not.toHaveBeenCalled();
  });
});
