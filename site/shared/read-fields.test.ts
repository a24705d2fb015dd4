import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LinkValue, PageTypeDefinition } from './content-definition.ts';
import { readFields } from './read-fields.ts';
import type { ViewImage } from './view-block.ts';

const definition = {
  id: 'sample',
  icon: 'file',
  blank: false,
  hasHeader: true,
  hasFooter: true,
  slugPrefix: '',
  fields: [
    { kind: 'text', name: 'title' },
    { kind: 'rich-text', name: 'body' },
    { kind: 'choice', name: 'side', options: ['left', 'right'] },
    { kind: 'link', name: 'target' },
    { kind: 'image', name: 'photo' },
  ],
  defaultPageTypeProps: {},
  initialBlocks: [],
} as const satisfies PageTypeDefinition;

const photo: ViewImage = { url: '/p.jpg', altText: 'P', decorative: false, width: 10, height: 10 };

describe('reading fields', () => {
  it('answers what is stored, typed by the definition', () => {
    const values = readFields(definition, {
      props: { title: 'T', body: '<p>B</p>', side: 'right', target: { kind: 'anchor', value: 'a', pageID: null } },
      images: { photo: [photo] },
      files: {},
    });
    expect(values).toEqual({
      title: 'T',
      body: '<p>B</p>',
      side: 'right',
      target: { kind: 'anchor', value: 'a', pageID: null },
      photo,
    });
    expectTypeOf(values.side).toEqualTypeOf<'left' | 'right'>();
    expectTypeOf(values.target).toEqualTypeOf<LinkValue | null>();
    expectTypeOf(values.photo).toEqualTypeOf<ViewImage | null>();
    expectTypeOf(values.title).toEqualTypeOf<string>();
  });

  it('answers empty values for what is missing', () => {
    expect(readFields(definition, { props: {}, images: {}, files: {} })).toEqual({
      title: '',
      body: '',
      side: 'left',
      target: null,
      photo: null,
    });
  });

  it('answers empty values for what has the wrong type', () => {
    const props = { title: 4, body: null, side: 'middle', target: { kind: 'script', value: 'x' } };
    expect(readFields(definition, { props, images: { photo: [] }, files: {} })).toEqual({
      title: '',
      body: '',
      side: 'left',
      target: null,
      photo: null,
    });
  });

  it.each([null, 'about', 4, [], { kind: 'internal' }, { kind: 'internal', value: '' }])(
    'answers no link for %j',
    (target) => {
      expect(readFields(definition, { props: { target }, images: {}, files: {} }).target).toBeNull();
    },
  );
});
