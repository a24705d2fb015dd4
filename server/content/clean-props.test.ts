import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { everyKind } from '../../tests/support/every-kind.ts';
import { cleanProps } from './clean-props.ts';
import { cleanRichText } from './clean-rich-text.ts';

const clean = (props: Record<string, unknown>) =>
  cleanProps({ fields: everyKind.fields, cleanHtml: cleanRichText }, props, 'block.b1');
const refusal = (code: string, path: string) => [{ code, property: `block.b1.${path}` }];
const page = { kind: 'internal', value: 'about', pageID: 4 };

describe('storing a value', () => {
  it.each([
    ['title', 'A title'],
    ['body', '<p>Words</p>'],
    ['side', 'right'],
    ['wide', true],
    ['size', 12.5],
    ['day', '2026-02-28'],
    ['day', ''],
    ['ground', 'evening'],
    ['target', { kind: 'phone', value: '+31 118 123' }],
    ['parent', page],
    ['film', { url: 'half an addr', title: '', text: '' }],
    ['cards', [{ key: 'c1', title: 'One', target: page }]],
    ['cards', []],
  ])('accepts %s as %j', (name, value) => {
    expect(clean({ [name]: value })).toEqual({ props: { [name]: value }, errors: [] });
  });

  it.each(everyKind.fields.map(({ name }) => name))('accepts an empty %s', (name) => {
    expect(clean({ [name]: null }).errors).toEqual([]);
  });

  it.each([
    ['title', 4, 'V_12', 'title'],
    ['title', 'x'.repeat(21), 'V_14', 'title'],
    ['body', '<script>alert(1)</script>', 'V_15', 'body'],
    ['body', ['<p>x</p>'], 'V_12', 'body'],
    ['side', 'middle', 'V_12', 'side'],
    ['wide', 'true', 'V_12', 'wide'],
    ['size', '12', 'V_12', 'size'],
    ['day', '2026-02-30', 'V_12', 'day'],
    ['day', '28-02-2026', 'V_12', 'day'],
    ['ground', '#ffffff', 'V_12', 'ground'],
    ['ground', 'toString', 'V_12', 'ground'],
    ['target', { kind: 'script', value: 'x' }, 'V_12', 'target'],
    ['parent', { kind: 'external', value: 'https://a.nl' }, 'V_12', 'parent'],
    ['parent', 4, 'V_12', 'parent'],
    ['film', 'https://youtu.be/dQw4w9WgXcQ', 'V_12', 'film'],
    ['film', { url: 4 }, 'V_12', 'film'],
    ['film', { url: '', title: 'x'.repeat(256) }, 'V_14', 'film.title'],
    ['cards', { key: 'c1' }, 'V_12', 'cards'],
    ['cards', Array.from({ length: 201 }, () => ({})), 'V_14', 'cards'],
    ['cards', [{ key: 'c1' }, 'row'], 'V_12', 'cards.2'],
    ['cards', [{ key: 'c1' }, { key: 'c1' }], 'V_12', 'cards.2.key'],
    ['cards', [{ key: 'a.b' }], 'V_12', 'cards.1.key'],
    ['cards', [{ key: 4 }], 'V_12', 'cards.1.key'],
    ['cards', [{ key: 'c1', title: 'x'.repeat(21) }], 'V_14', 'cards.c1.title'],
    ['cards', [{ key: 'c1', body: '<iframe src="https://a.nl"></iframe>' }], 'V_15', 'cards.c1.body'],
  ])('rejects %s as %j with %s on %s', (name, value, code, path) => {
    expect(clean({ [name]: value }).errors).toEqual(refusal(code, path));
  });

  it('reports every error of every row', () => {
    const { errors } = clean({ side: 4, cards: [{ title: 1 }, { key: 'z', body: 2 }] });
    expect(errors.map(({ property }) => property)).toEqual([
      'block.b1.side',
      'block.b1.cards.1.title',
      'block.b1.cards.z.body',
    ]);
  });

  it('removes markup that is only formatting, in rows too', () => {
    const body = '<p style="color:red">A <span class="x">word</span></p>';
    expect(clean({ body, cards: [{ key: 'c1', body }] }).props).toEqual({
      body: '<p>A word</p>',
      cards: [{ key: 'c1', body: '<p>A word</p>' }],
    });
  });

  it('uses the number of a row without a key as its key, and leaves unknown props as they are', () => {
    expect(clean({ cards: [{ title: 'One', from: 'a newer site' }, {}], more: 1 }).props).toEqual({
      cards: [{ key: '1', title: 'One', from: 'a newer site' }, { key: '2' }],
      more: 1,
    });
  });

  it('normalises the URL of a video', () => {
    const film = { url: 'https://youtu.be/dQw4w9WgXcQ?t=4', title: 'Bells', text: 'They ring.', other: 'gone' };
    expect(clean({ film }).props).toEqual({
      film: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Bells', text: 'They ring.' },
    });
  });
});
