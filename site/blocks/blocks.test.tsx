import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { respondToQuery } from '../../tests/support/respond-to-query.ts';
import { NewestPagesDocument, type NewestPagesQuery } from '../generated/graphql.ts';
import { languages } from '../../languages/languages.ts';
import { type BlockDefinition, type Field, isProp } from '../shared/content-definition.ts';
import { PageContext } from '../shared/page-context.ts';
import type { ViewBlock, ViewImage } from '../shared/view-block.ts';
import { blockDefinitions } from './definitions.ts';
import { newestPagesOf } from './page-list/newest-pages.ts';
import { localiseExample } from './localise-example.ts';
import { type BlockMap, blockMap, findBlock } from './index.ts';

const image: ViewImage = { url: '/x.png', altText: 'Een kerk', decorative: false, width: 100, height: 50 };

const site = { name: 'De Brug', contactPhone: '088 000 00 00', defaultLocale: 'en' };
const around = {
  site,
  anchors: [{ name: 'goten', label: 'Goten schoonmaken' }],
  path: '/nl-nl/onderhoud',
  today: '2026-03-10',
};
const listed: NewestPagesQuery['newestPages'] = [
  {
    id: 7,
    path: '/nl-nl/goten',
    title: 'Goten',
    firstPublishedAt: '2026-11-02T09:00:00Z',
    pageVersion: { seoDescription: 'Twee keer per jaar.', seoImage: image },
  },
];

type Around = { newestPages?: NewestPagesQuery['newestPages']; today?: string };

/** Renders a block as the site does, with the result of its query in the client's cache. */
function show(
  type: string,
  changes: Partial<ViewBlock>,
  { newestPages = [], today = around.today }: Around = {},
): string {
  const Block = findBlock(type)?.component;
  if (!Block) throw new Error(`No block ${type}`);
  const block = { key: 'b1', anchorPoint: '', props: {}, images: {}, files: {}, ...changes };
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const variables = newestPagesOf(block, 'nl-nl');
  const document = client.cache.transformDocument(NewestPagesDocument);
  const data = respondToQuery({ document, variables }, { newestPages }) as NewestPagesQuery;
  client.writeQuery({ query: NewestPagesDocument, variables, data });
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <PageContext value={{ ...around, today }}>
        <Block block={block} locale="nl-nl" />
      </PageContext>
    </ApolloProvider>,
  );
}

const definitions: readonly BlockDefinition[] = blockDefinitions;

/** Images are the only thing that the example of an image block lacks. */
function showExample(definition: BlockDefinition, block: Partial<ViewBlock> = {}): string {
  const { id } = definition;
  const images: Record<string, ViewImage[]> = id === 'image' ? { image: [image] } : {};
  return show(id, { images, ...localiseExample('nl-nl', definition), ...block }, { newestPages: listed });
}

describe('the block map', () => {
  it('has an entry with id and component for every definition, and no other', () => {
    expect(Object.keys(blockMap).sort()).toEqual(blockDefinitions.map(({ id }) => id).sort());
    for (const { id } of blockDefinitions) {
      expect(findBlock(id)?.id).toBe(id);
      expect(findBlock(id)?.component).toBeTypeOf('function');
    }
  });

  it('fails the type check if a block is missing or superfluous', () => {
    const { quote, ...withoutQuote } = blockMap;
    // @ts-expect-error a definition without an entry
    const forgotten: BlockMap = withoutQuote;
    // @ts-expect-error an entry without a definition
    const extra: BlockMap = { ...withoutQuote, quote, carousel: { id: 'carousel', component: quote.component } };
    // @ts-expect-error an entry under another block's id
    const swapped: BlockMap = { ...withoutQuote, quote: blockMap.image };
    expect([forgotten, extra, swapped]).toHaveLength(3);
  });

  it('knows no other type, nor inherited object properties', () => {
    expect(findBlock('carousel')).toBeUndefined();
    expect(findBlock('toString')).toBeUndefined();
    expect(findBlock('__proto__')).toBeUndefined();
  });

  it('has a default for every property of a definition that is not an image or file', () => {
    for (const { id, fields, defaults } of blockDefinitions) {
      const names = fields.filter(isProp).map(({ name }) => name);
      expect({ id, names: Object.keys(defaults).sort() }).toEqual({ id, names: [...names].sort() });
    }
  });
});

describe('every block', () => {
  it.each(definitions)('$id renders with nothing filled in, and as a new one', ({ id, defaults }) => {
    expect(() => show(id, {})).not.toThrow();
    expect(() => show(id, { props: { ...defaults } })).not.toThrow();
  });

  it.each(definitions)('$id shows every text of its example', (definition) => {
    const html = showExample(definition);
    expect(html).not.toBe('');
    const { props = {} } = localiseExample('nl-nl', definition);
    for (const words of exampleWords(definition.fields, props)) expect(html).toContain(words);
  });

  it.each(definitions)('$id has its example texts in every language, without duplicates', (definition) => {
    const [first = [], ...others] = languages.map((language) => {
      const { props = {} } = localiseExample(language, definition);
      return readTexts(definition.fields, props);
    });
    for (const [index, text] of first.entries()) {
      const texts = [text, ...others.map((all) => all[index])];
      expect(texts.every((one) => typeof one === 'string' && one.trim() !== '')).toBe(true);
      expect(new Set(texts).size).toBe(languages.length);
    }
    expect(localiseExample('sv-se', definition)).toEqual(localiseExample('en', definition));
  });

  it.each(definitions)('$id has its anchor as id, and none without', (definition) => {
    expect(showExample(definition, { anchorPoint: 'hier' })).toMatch(/^<\w+ id="hier"/);
    expect(showExample(definition)).not.toMatch(/^<\w+ id=/);
  });

  it.each(definitions)('$id has an illustration with one accent and a category', ({ illustration, category }) => {
    expect(illustration.filter(({ tone }) => tone === 'mark')).toHaveLength(1);
    expect(['text', 'media', 'layout', 'action', 'lists']).toContain(category);
  });

  it.each(definitions)('$id uses only heading levels that may follow a title', (definition) => {
    const levels = [...showExample(definition).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) {
      expect(level).toBeGreaterThan(1);
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
  });

  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const links = ['javascript:alert(1)', 'data:text/html,<script>1</script>'];

  it.each(definitions)('$id makes hostile texts, links and files harmless', (definition) => {
    for (const value of links) {
      const props = fillAll(definition.fields, { text: hostile, link: { kind: 'external', value } });
      const images = Object.fromEntries(
        imageNames(definition.fields).map((name) => [name, [{ ...image, altText: hostile }]]),
      );
      const files = { files: [{ url: '/f', fileName: hostile, fileSize: 1 }] };
      const pageVersion = { seoDescription: hostile, seoImage: image };
      const newestPages = listed.map((page) => ({ ...page, title: hostile, pageVersion }));
      const html = show(definition.id, { props, images, files }, { newestPages });
      expect(dangersIn(html)).toEqual([]);
    }
  });

  it.each(definitions)('$id shows what it can of values of another type', ({ id, fields }) => {
    for (const value of [null, 7, true, [], [null, 7, {}], {}, { key: 1 }, { __proto__: null, url: 5 }, '__proto__']) {
      const props = Object.fromEntries(fields.map(({ name }) => [name, value]));
      expect(() => show(id, { props })).not.toThrow();
    }
  });
});

/** Anything that could run, or leave the page for a scriptable address. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (['script', 'iframe', 'object', 'style'].includes(tag)) dangers.push(tag);
      for (const [name, value] of Object.entries(attributes)) {
        const isAddress = ['href', 'src', 'srcset'].includes(name);
        if (/^(on|style$)/.test(name) || (isAddress && /^(javascript|data):|^x$/i.test(value.trim())))
          dangers.push(name);
      }
    },
  });
  parser.end(html);
  return dangers;
}

function exampleWords(fields: readonly Field[], props: Record<string, unknown>): string[] {
  return fields.flatMap((field) => {
    const value = props[field.name];
    if (field.kind === 'repeat') {
      return (value as Record<string, unknown>[]).flatMap((row) => exampleWords(field.fields, row));
    }
    return field.kind === 'text' && typeof value === 'string' ? [value] : [];
  });
}

/** All texts of an example; undefined for a field without one. Empty ones are replaced by the block's own. */
function readTexts(fields: readonly Field[], props: Record<string, unknown>): unknown[] {
  return fields.flatMap((field) => {
    const value = props[field.name];
    if (field.kind === 'repeat') {
      return (value as Record<string, unknown>[]).flatMap((row) => readTexts(field.fields, row));
    }
    if (field.kind === 'text' || field.kind === 'rich-text') return value === '' ? [] : [value];
    return field.kind === 'video' ? [(value as { title: string }).title, (value as { text: string }).text] : [];
  });
}

/** Props in which every text is `text`, every link `link`, and every group has one such row. */
function fillAll(fields: readonly Field[], values: { text: string; link: unknown }): Record<string, unknown> {
  const valueOf = (field: Field): unknown => {
    if (field.kind === 'repeat') return [{ ...fillAll(field.fields, values), key: 'r1' }];
    if (field.kind === 'link' || field.kind === 'page') return values.link;
    if (field.kind === 'toggle') return true;
    if (field.kind !== 'video')
      return field.name === 'table' ? `<table><tr><td>${values.text}</td></tr></table>` : values.text;
    return { url: 'https://vimeo.com/76979871', title: values.text, text: values.text };
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

function imageNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'repeat') return imageNames(field.fields).map((name) => `${field.name}.r1.${name}`);
    return field.kind === 'image' || field.kind === 'images' ? [field.name] : [];
  });
}

describe('the heading', () => {
  it.each(['2', '3', '4'])('is at level %s if that is chosen', (level) => {
    expect(show('heading', { props: { text: 'Kop', level } })).toMatch(new RegExp(`^<h${level} .*>Kop</h${level}>$`));
  });
});

describe('the image', () => {
  it('is above its caption', () => {
    expect(show('image', { images: { image: [image] }, props: { caption: 'Onze kerk' } })).toMatch(
      /^<figure.*<img.*alt="Een kerk".*<figcaption.*Onze kerk<\/figcaption><\/figure>$/,
    );
  });

  it('shows nothing while it is empty', () => {
    expect(show('image', {})).toBe('');
  });
});

describe('the quote', () => {
  it('names its source, if there is one', () => {
    expect(show('quote', { props: { text: 'Woorden', source: 'Koster' } })).toContain('Koster</figcaption>');
    expect(show('quote', { props: { text: 'Woorden' } })).not.toContain('figcaption');
  });
});

describe('the agenda', () => {
  const dates = [
    { key: 'r1', title: 'Later', day: '2026-05-03', time: '10.00', place: '', page: null },
    { key: 'r2', title: 'Over', day: '2026-03-31', time: '', place: '', page: null },
    { key: 'r3', title: 'Today', day: '2026-04-01', time: '', place: '', page: { kind: 'internal', value: 'x' } },
  ];
  const namesOf = (props: object, today: string) => {
    const html = show('agenda', { props: { title: 'A', dates, ...props } }, { today });
    return [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?(\w+)/g)].map(([, name]) => name);
  };

  it('shows its dates in order, with weekday and year in the page’s language, linked to their pages', () => {
    expect(namesOf({}, '2026-03-10')).toEqual(['Over', 'Today', 'Later']);
    const html = show('agenda', { props: { title: 'A', dates } });
    expect(html).toContain('<time');
    expect(html).toMatch(/dateTime="2026-05-03"><span[^>]*>zondag<\/span> 3 mei 2026/);
    expect(html).toContain('href="/nl-nl/x"');
  });

  it("hides past dates, but not today's, unless they are to stay", () => {
    expect(namesOf({}, '2026-04-01')).toEqual(['Today', 'Later']);
    expect(namesOf({ past: true }, '2026-04-01')).toEqual(['Over', 'Today', 'Later']);
    expect(namesOf({}, '2027-01-01')).toEqual([]);
    expect(show('agenda', { props: { title: 'A', dates } }, { today: '2027-01-01' })).toContain('niets gepland');
  });
});
