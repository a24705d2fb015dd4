import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LinkValue, PageTypeDefinition } from './content-definition.ts';
import { readFields } from './read-fields.ts';
import { everyKind } from '../../tests/support/every-kind.ts';
import type { Video } from './video.ts';
import type { ViewFile, ViewImage } from './view-block.ts';

const definition = {
  id: 'sample',
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
  it('returns what is stored, typed by the definition', () => {
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

  it('returns empty values for what is missing', () => {
    expect(readFields(definition, { props: {}, images: {}, files: {} })).toEqual({
      title: '',
      body: '',
      side: 'left',
      target: null,
      photo: null,
    });
  });

  it('returns empty values for what has the wrong type', () => {
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
    'returns no link for %j',
    (target) => {
      expect(readFields(definition, { props: { target }, images: {}, files: {} }).target).toBeNull();
    },
  );
});

const leaflet: ViewFile = { url: '/l.pdf', fileName: 'l.pdf', fileSize: 4 };

describe('reading every kind of field', () => {
  it('returns what is stored, with the images of a row in the row', () => {
    const values = readFields(everyKind, {
      props: {
        wide: true,
        size: 12,
        day: '2026-02-28',
        ground: 'evening',
        parent: {
          kind: 'internal',
          value: 'about',
          pageID: 4,
        },
        film: {
          url: 'https://youtu.be/dQw4w9WgXcQ',
          title: 'Bells',
          text: '',
        },
        cards: [
          {
            key: 'c1',
            title: 'One',
          },
          {
            key: 'c2',
            title: 'Two',
          },
        ],
      },
      images: { album: [photo, photo], 'cards.c2.photo': [photo] },
      files: { papers: [leaflet], 'cards.c1.leaflet': [leaflet] },
    });
    expect(values).toMatchObject({ wide: true, size: 12, day: '2026-02-28', ground: 'evening' });
    expect(values.parent).toEqual({ kind: 'internal', value: 'about', pageID: 4 });
    expect(values.film).toEqual({
      service: 'youtube',
      id: 'dQw4w9WgXcQ',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'Bells',
      text: '',
    });
    expect([values.album.length, values.papers, values.leaflet]).toEqual([2, [leaflet], null]);
    expect(values.cards).toEqual([
      { key: 'c1', title: 'One', body: '', target: null, photo: null, leaflet },
      { key: 'c2', title: 'Two', body: '', target: null, photo, leaflet: null },
    ]);
  });

  it('types every value by its definition', () => {
    const values = readFields(everyKind, { props: {}, images: {}, files: {} });
    type Row = (typeof values.cards)[number];
    expectTypeOf(values.ground).toEqualTypeOf<'page' | 'evening'>();
    expectTypeOf(values.size).toEqualTypeOf<number | null>();
    expectTypeOf(values.wide).toEqualTypeOf<boolean>();
    expectTypeOf(values.film).toEqualTypeOf<Video | null>();
    expectTypeOf(values.album).toEqualTypeOf<readonly ViewImage[]>();
    expectTypeOf<Row['photo']>().toEqualTypeOf<ViewImage | null>();
    expectTypeOf<Row['key']>().toEqualTypeOf<string>();
    expectTypeOf<Row>().not.toHaveProperty('size');
    expect(values.cards).toEqual([]);
  });

  it('returns empty values for what is missing or has the wrong type', () => {
    const props = { wide: 'yes', size: '4', day: 'today', ground: 'red', parent: 4, film: {}, cards: [4, {}, null] };
    expect(readFields(everyKind, { props, images: {}, files: {} })).toMatchObject({
      wide: false,
      size: null,
      day: '',
      ground: 'page',
      parent: null,
      film: null,
      cards: [],
      album: [],
    });
  });
});
