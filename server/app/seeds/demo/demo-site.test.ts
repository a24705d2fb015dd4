import 'reflect-metadata';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../../site/page-types/definitions.ts';
import { localiseExample } from '../../../../site/blocks/localise-example.ts';
import { addExampleBlocks } from './add-example-blocks.ts';
import { type DemoPage, demoPages, demoSite } from './index.ts';

const pages = demoSite.groups.flat();
const { availableLocales, defaultLocale } = demoSite.settings;

const pathOf = ({ locale, slug }: Pick<DemoPage, 'locale' | 'slug'>): string =>
  [locale === defaultLocale ? '' : `/${locale}`, slug === '/' ? '' : `/${slug}`].join('') || '/';

const paths = new Set(pages.map(pathOf));
const named = pages.map((page) => [pathOf(page), page] as const);

describe('the demo site', () => {
  it('uses every block of the library', () => {
    const shown = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect([...shown].sort()).toEqual(blockDefinitions.map(({ id }) => id).sort());
  });

  it('shows the example of a block that no page uses, in the language of the page', () => {
    for (const content of demoPages) {
      const { people } = addExampleBlocks({ ...content, people: { ...content.people, blocks: [] } });
      const gallery = people.blocks.find(({ type }) => type === 'gallery');
      const definition = blockDefinitions.find(({ id }) => id === 'gallery');
      expect(gallery?.props).toEqual(definition && localiseExample(people.locale, definition).props);
      expect(gallery?.__images.images?.map(({ fileName }) => fileName)).toHaveLength(3);
      expect(people.blocks.find(({ type }) => type === 'files')?.__files.files).toHaveLength(1);
      const links = people.blocks.flatMap(({ props }) => JSON.stringify(props).match(/"kind":"internal".*?}/g) ?? []);
      for (const link of links) expect(link).toContain(content.about.slug);
    }
  });

  it('has a home, a check, an about and a not-found page', () => {
    expect(new Set(demoSite.groups.map(([first]) => first?.type))).toEqual(
      new Set(['404', 'check', 'default', 'home']),
    );
  });

  it('has each page in every locale with a unique path', () => {
    for (const group of demoSite.groups) expect(group.map(({ locale }) => locale)).toEqual(availableLocales);
    expect(paths.size).toBe(pages.length);
  });

  it("labels the Dutch start button 'Start de check'", () => {
    const home = pages.find(({ locale, type }) => locale === 'nl-nl' && type === 'home');
    expect(home?.pageTypeProps.startLabel).toBe('Start de check');
  });

  it('has images of at most 300 kB with alternative text in every locale and an SVG source', () => {
    for (const { file, altText } of demoSite.images) {
      const path = join(import.meta.dirname, 'images', file);
      expect(statSync(path).size).toBeLessThanOrEqual(300_000);
      expect(existsSync(path.replace(/\.png$/, '.svg'))).toBe(true);
      expect(Object.keys(altText).sort()).toEqual([...availableLocales].sort());
    }
  });
});

describe.each(named)('the demo page %s', (_, page) => {
  it('fills in every required property of its type, and no unknown one', () => {
    const fields = pageTypeDefinitions.find(({ id }) => id === page.type)?.fields ?? [];
    const names: string[] = fields.map(({ name }) => name);
    const required = fields.filter((field) => 'required' in field && field.required).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(page.pageTypeProps)));
    expect(required.filter((name) => !page.pageTypeProps[name])).toEqual([]);
  });

  it('has only known blocks, with their required properties and unique keys', () => {
    for (const { type, props, __images } of page.blocks) {
      const fields = blockDefinitions.find(({ id }) => id === type)?.fields;
      expect({ type, known: fields !== undefined }).toEqual({ type, known: true });
      for (const field of fields ?? []) {
        const value = field.kind === 'image' ? __images[field.name]?.[0] : props[field.name];
        if ('required' in field && field.required) expect({ [field.name]: value }).not.toEqual({ [field.name]: '' });
      }
    }
    expect(new Set(page.blocks.map(({ key }) => key)).size).toBe(page.blocks.length);
  });

  it('shows only existing images, with alternative text', () => {
    const shown = page.blocks.flatMap(({ __images }) => Object.values(__images).flat());
    for (const { fileName, altText } of [...shown, ...(page.seoImage ?? [])]) {
      expect(demoSite.images.map((image) => image.fileName)).toContain(fileName);
      expect(altText).not.toBe('');
    }
  });

  it('offers only existing files', () => {
    for (const { fileName } of page.blocks.flatMap(({ __files }) => Object.values(__files).flat())) {
      expect(demoSite.files).toContain(fileName);
      expect(existsSync(join(import.meta.dirname, 'files', fileName))).toBe(true);
    }
  });

  it('links only to existing pages', () => {
    const content = JSON.stringify([page.pageTypeProps, page.blocks]);
    for (const [, href = ''] of content.matchAll(/href=\\"([^"\\]+)\\"/g)) expect(paths).toContain(href);
    for (const [, slug = ''] of content.matchAll(/"kind":"internal","value":"([^"]+)"/g)) {
      expect(paths).toContain(pathOf({ locale: page.locale, slug }));
    }
  });

  it('gives search engines a title and a description of the right length', () => {
    expect((page.seoTitle || page.title).length).toBeLessThanOrEqual(60);
    expect(page.seoDescription.length).toBeLessThanOrEqual(160);
  });

  it('has the same blocks as its Dutch sibling', () => {
    const group = demoSite.groups.find((candidate) => candidate.includes(page)) ?? [];
    const dutch = group.find(({ locale }) => locale === 'nl-nl');
    expect(page.blocks.map(({ type }) => type)).toEqual(dutch?.blocks.map(({ type }) => type));
  });
});
