import type { BundlePartName } from '../../../server/bundles/bundle-format.ts';
import { plainFields } from '../../../server/content/index.ts';
import { restBlock } from '../../support/pages.ts';

/** A value that the API refuses, and the property that names it, if that is not `<part>.<column>`. */
type BadValue = { value: unknown; property?: string };

const values = (...bad: unknown[]): BadValue[] => bad.map((value) => ({ value }));
const named = (property: string, ...bad: unknown[]): BadValue[] => bad.map((value) => ({ value, property }));

const number = values(0, -1, 1.5, '1', 2_000_000_000);
/** An id that no row of the bundle has; on this site it may belong to something else. */
const owner = [...number, ...values(999_999)];
const timestamp = values('yesterday', '9999-01-01T00:00:00Z', 7, '');
const flag = values('yes', 1, null);
const long = (length: number): string => 'x'.repeat(length + 1);
const locale = values('', 'english', 'EN', 7, null);
const slug = values('', 'Über', 'a b', '/a', 'cmsadmin', 'nl-nl/a', long(255), 7);
const counter = values(-1, 0.5, '1', null, 2_000_000_000);
const link = (kind: string, value: string) => [{ key: 'a', label: 'a', link: { kind, value }, children: [] }];
const items = (part: string, column: string): BadValue[] => [
  ...named(`${part}.${column}.0.link.kind`, link('script', 'x')),
  ...named(`${part}.${column}.0.label`, [{ key: 'a', label: long(255), link: null, children: [] }]),
  ...values([...link('mail', 'a@b.nl'), ...link('mail', 'a@b.nl')], 'none', null),
];
const crop = { x: 0, y: 0, width: 10, height: 10, rotate: 0, scaleX: 1, scaleY: 1 };
const image = (more: object) => ({ fileID: 1, fileName: 'a.png', altText: 'a', cropParams: null, ...more });
const imageBlocks = (more: object) => [{ ...restBlock('image', {}, 'k'), __images: { image: [image(more)] } }];
const shownIn = 'version.blocks.0.__images.image.0';

/** For each text of a version. */
const badTexts = Object.fromEntries(
  Object.entries(plainFields)
    .filter(([, { empty }]) => empty === '')
    .map(([name, { column }]) => [column, named(`version.${name}`, long(1_000), 7, null)]),
);

const blocks: BadValue[] = [
  ...named('version.blocks', 'none', {}, null, [restBlock('heading', {}, 'k'), restBlock('heading', {}, 'k')]),
  ...named('version.blocks.0.key', [{ ...restBlock('heading', {}), key: '' }]),
  ...named('version.blocks.0.type', [{ ...restBlock('heading', {}), type: long(255) }]),
  ...named('version.blocks.0.anchorPoint', [{ ...restBlock('heading', {}), anchorPoint: 'a b' }]),
  ...named('block.k.level', [restBlock('heading', { text: 'a', level: '9' }, 'k')]),
  ...named('block.k.text', [restBlock('heading', { text: long(5_000), level: '2' }, 'k')]),
  ...named('block.k.html', [restBlock('rich-text', { html: '<p onclick="x()">a</p><script>x()</script>' }, 'k')]),
  ...named(`${shownIn}.altText`, imageBlocks({ altText: long(1_000) })),
  ...named(`${shownIn}.fileName`, imageBlocks({ fileName: long(255) })),
  ...named(`${shownIn}.fileID`, imageBlocks({ fileID: 0 })),
  ...named(`${shownIn}.cropParams.x`, imageBlocks({ cropParams: { ...crop, x: -1 } })),
  ...named(`${shownIn}.cropParams.width`, imageBlocks({ cropParams: { ...crop, width: 0 } })),
  ...named(`${shownIn}.cropParams.rotate`, imageBlocks({ cropParams: { ...crop, rotate: 361 } })),
  ...named(`${shownIn}.cropParams.scaleX`, imageBlocks({ cropParams: { ...crop, scaleX: 2 } })),
];

const facts = (wrong: number): BadValue[] => values(wrong, 0, -1, '60', 60.5, null);

/** For every column of every kind of rows, values that the API refuses. */
export const badValues: Readonly<Record<BundlePartName, Readonly<Record<string, readonly BadValue[]>>>> = {
  directories: { id: number, path: values('/../etc', 'towers', '', '/a//b', `/${long(3_000)}`, 7, null) },
  files: {
    id: number,
    directory_id: owner,
    file_name: values('', ' ', 'a/b.png', '..', long(255), 7, null),
    default_alt_text: values(long(1_000), 7, null),
    shared: flag,
    type: values('video', 'gif', 'document', 'program', null),
    mime_type: [...values('image/tiff', 'text/html', '__proto__', null), ...named('files.type', 'application/pdf')],
    width: facts(61),
    height: facts(41),
    file_size: facts(1),
    hash: values('', 'ABC', '../../../etc/passwd', 7, null),
    address: values('https://example.com/', 'javascript:alert(1)', 7),
    focal_x: [...values(-0.1, 1.1, '0.5'), ...named('files.focal_y', 0.5)],
    focal_y: values(-0.1, 1.1, '0.5', 0.5),
    created_at: timestamp,
  },
  tags: { id: number, name: values('', ' ', long(255), 'a\nb', 7, null), public: flag, created_at: timestamp },
  'file-tags': { file_id: owner, tag_id: owner },
  'translation-groups': {
    id: number,
    pages: [
      ...values('none', null),
      ...named('translation-groups.pages.0.id', [{ id: 0, created_at: '2026-01-01T00:00:00Z' }]),
      ...named('translation-groups.pages.0.created_at', [{ id: 1, created_at: 'now' }]),
    ],
  },
  pages: {
    id: number,
    sibling_group_id: owner,
    locale,
    slug,
    type: values('', 'no-such-type', long(255), 7, null),
    type_data: values('a\0b', { 'a\0b': 1 }),
    title: values(long(255), 7, null),
    status: [...values('requested', 'live', null), ...named('pages.live_version_id', 'published')],
    revision: counter,
    newest_version_id: number,
    live_version_id: [...values(0, '1', 1.5), ...named('pages.live_version_id', 1)],
    published_version_id: values(0, '1', 1.5, 1),
    publication_id: values(0, '1', 1.5, 1),
    created_at: timestamp,
    updated_at: timestamp,
  },
  translations: {
    page_id: owner,
    source_page_id: values(0, '1', 1.5),
    source_revision: counter,
    source_blocks: blocks,
    brought_up_to_date_at: timestamp,
  },
  'page-versions': {
    id: number,
    page_id: owner,
    number: values(0, -1, 1.5, '1', null),
    revision: counter,
    ...badTexts,
    title: [...named('version.title', long(255), 7, null), ...named('page-versions.title', 'a\0b')],
    seo_title: named('version.seoTitle', long(255), 7, null),
    seo_description: named('version.seoDescription', long(1_000), 7, null),
    seo_keywords: [...named('version.seoKeywords', 'a', null), ...named('version.seoKeywords.0', [7], [long(255)])],
    seo_image: [
      ...named('version.seoImage.0', 'a'),
      ...named('version.seoImage.0.fileID', image({ fileID: 0 })),
      ...named('version.seoImage.0.altText', image({ altText: long(1_000) })),
      ...named('version.seoImage.0.cropParams.y', image({ cropParams: { ...crop, y: -1 } })),
    ],
    blocks,
    page_type_props: named('version.pageType.props', 'a', 7),
    page_type_images: [
      ...named('version.pageType.images', 'a'),
      ...named('version.pageType.images.a.0.fileID', { a: [image({ fileID: 'x' })] }),
    ],
    page_type_files: [
      ...named('version.pageType.files', 'a'),
      ...named('version.pageType.files.a.0.fileName', { a: [{ fileID: 1, fileName: long(255) }] }),
    ],
    frozen_at: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
  },
  publications: { id: number, page_id: owner, version_id: owner, published_at: timestamp, ended_at: timestamp },
  'scheduled-publications': {
    id: number,
    page_id: owner,
    action: [...values('delete', null), ...named('scheduled-publications.version_id', 'unpublish')],
    version_id: [...owner, ...values(null)],
    at: values('tomorrow', '9999-01-01T00:00:00Z', 7, null),
    created_at: timestamp,
    status: values('done', 'failed', null),
    ended_at: values('2026-01-01T00:00:00Z'),
    failure: values([{ code: 'V_01', property: '' }], 'x'),
  },
  references: {
    id: number,
    version_id: owner,
    page_id: values(0, '1', 999_999),
    file_id: values(0, '1', 999_999, null),
  },
  'page-tags': { page_id: owner, tag_id: owner },
  redirects: {
    id: number,
    locale,
    slug,
    page_id: owner,
    keeps_links: flag,
    moved_to: slug,
    created_at: timestamp,
  },
  menus: {
    id: number,
    name: values('', ' ', long(255), 7, null),
    locale,
    revision: counter,
    draft_items: items('menus', 'draft_items'),
    created_at: timestamp,
    updated_at: timestamp,
  },
  'menu-publications': {
    id: number,
    menu_id: owner,
    items: [
      ...items('menu-publications', 'items'),
      ...named(
        'menu.a.link',
        link('external', 'javascript:alert(1)'),
        link('external', '//evil.example/'),
        link('mail', 'nobody'),
        link('phone', 'call'),
        link('anchor', 'a b'),
      ),
      ...named('menu.a.label', [{ key: 'a', label: ' ', link: null, children: [] }]),
    ],
    published_at: timestamp,
    undone_at: timestamp,
  },
};

/** Invalid values of settings, by setting. */
export const badSettings: Readonly<Record<string, readonly unknown[]>> = {
  siteName: ['', 7, long(255)],
  siteNames: ['a', [{ locale: 'x', name: 'a' }], [{ locale: 'fr-fr', name: 'a' }]],
  contactPhone: [7, long(255)],
  mailSender: ['nobody', 7],
  availableLocales: [[], ['english'], 'en'],
  defaultLocale: ['fr-fr', 7],
  customSlugLocales: [['fr-fr'], 'en'],
  keepLiveWhileRequested: ['yes', 1],
  activityTimeout: [1, 1_441, '60'],
  auditRetentionMonths: [2, 121, '12'],
};
