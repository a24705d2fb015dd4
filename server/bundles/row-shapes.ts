import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  directoryPath,
  extensionByType,
  fileTypeOf,
  formatOfType,
  mediaName,
  readVideoAddress,
} from '../media/index.ts';
import { menuItemsInput } from '../menu/index.ts';
import { slugInput } from '../pages/index.ts';
import { latestSchedule } from '../publication/index.ts';
import { json, requiredText, text, textLimits } from '../shared/errors/index.ts';
import { tagName } from '../tags/index.ts';
import type { PartName } from './bundle-format.ts';

/** Far from where numbers end, so that the next row still gets one. */
export const largestID = 1_000_000_000;

const day = 24 * 60 * 60 * 1_000;

const number = z.int().min(1).max(largestID);
const counter = z.int().min(0).max(largestID);
const locale = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/);

/** When something happened: clocks may differ by a day, more is no past. */
const moment = z.iso.datetime({ offset: true }).refine((value) => Date.parse(value) < Date.now() + day);

/** A time for which something is planned; it may have passed since the export. */
const plannedMoment = z.iso.datetime({ offset: true }).refine((value) => new Date(value) <= latestSchedule());

const isFraction = z.number().min(0).max(1).nullable();
const wrong = (path: string) => ({ code: 'custom' as const, path: [path] });

const fileFields = {
  id: number,
  directory_id: number,
  file_name: mediaName,
  default_alt_text: text(textLimits.description),
  shared: z.boolean(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  created_at: moment,
};

const videoRow = z
  .object({
    ...fileFields,
    type: z.literal('video'),
    mime_type: z.enum(['video/youtube', 'video/vimeo']),
    width: z.null(),
    height: z.null(),
    file_size: z.literal(0),
    address: text(textLimits.description),
    focal_x: z.null(),
    focal_y: z.null(),
  })
  .superRefine(({ address, mime_type: type, hash }, { addIssue }) => {
    const video = readVideoAddress(address);
    if (video?.address !== address) addIssue(wrong('address'));
    else if (type !== `video/${video.service}`) addIssue(wrong('mime_type'));
    if (hash !== createHash('sha256').update(address).digest('hex')) addIssue(wrong('hash'));
  });

const storedRow = z
  .object({
    ...fileFields,
    type: z.enum(['image', 'gif', 'document', 'file']),
    mime_type: z.string().refine((type) => Object.hasOwn(extensionByType, type)),
    width: number.nullable(),
    height: number.nullable(),
    file_size: z.int().positive(),
    address: z.null(),
    focal_x: isFraction,
    focal_y: isFraction,
  })
  .superRefine((file, { addIssue }) => {
    const isPicture = formatOfType(file.mime_type) !== null;
    if (file.type !== fileTypeOf(file.mime_type)) addIssue(wrong('type'));
    if ((file.width !== null) !== isPicture) addIssue(wrong('width'));
    if ((file.height !== null) !== isPicture) addIssue(wrong('height'));
    if (file.focal_x !== null && !isPicture) addIssue(wrong('focal_x'));
    if ((file.focal_x === null) !== (file.focal_y === null)) addIssue(wrong('focal_y'));
  });

const pageRow = z
  .object({
    id: number,
    sibling_group_id: number,
    locale,
    slug: slugInput,
    type: requiredText(textLimits.name),
    type_data: json,
    title: text(textLimits.name),
    /** A request for publication stays behind: an export tells what the page was before it. */
    status: z.enum(['concept', 'published', 'unpublished']),
    revision: counter,
    newest_version_id: number,
    live_version_id: number.nullable(),
    published_version_id: number.nullable(),
    publication_id: number.nullable(),
    created_at: moment,
    updated_at: moment,
  })
  .superRefine((page, { addIssue }) => {
    if ((page.status === 'published') !== (page.live_version_id !== null)) addIssue(wrong('live_version_id'));
    if (page.published_version_id !== page.live_version_id) addIssue(wrong('published_version_id'));
    if (page.publication_id !== null && page.live_version_id === null) addIssue(wrong('publication_id'));
  });

/** Its content is held to the rules of a store once the page of the version is known. */
const versionRow = z.object({
  id: number,
  page_id: number,
  number,
  /** Missing in bundles of earlier releases. */
  revision: counter.optional(),
  title: json,
  seo_title: json,
  seo_description: json,
  seo_keywords: json,
  seo_image: json,
  blocks: json,
  page_type_props: json,
  page_type_images: json,
  page_type_files: json,
  frozen_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
});

const planRow = z
  .object({
    id: number,
    page_id: number,
    action: z.enum(['publish', 'unpublish']),
    version_id: number.nullable(),
    at: plannedMoment,
    created_at: moment,
    status: z.literal('pending'),
    ended_at: z.null(),
    failure: z.null(),
  })
  .refine((plan) => (plan.action === 'publish') === (plan.version_id !== null), { path: ['version_id'] });

const referenceRow = z
  .object({ id: number, version_id: number, page_id: number.nullable(), file_id: number.nullable() })
  .refine((row) => (row.page_id === null) !== (row.file_id === null), { path: ['file_id'] });

/** Pages of one translation group, at most: one a locale, and those in the bin. */
const mostPagesOfGroup = 10_000;

/**
 * Every column that a bundle brings, under the rule of the edge where it is typed. What a table has besides (who made
 * something, what lay in a bin, what is generated) is left to the installation.
 */
export const rowShapes = {
  directories: z.object({ id: number, path: directoryPath }),
  files: z.discriminatedUnion('type', [videoRow, storedRow]),
  tags: z.object({ id: number, name: tagName, public: z.boolean(), created_at: moment }),
  'file-tags': z.object({ file_id: number, tag_id: number }),
  'translation-groups': z.object({
    id: number,
    pages: z
      .array(z.object({ id: number, created_at: moment }))
      .max(mostPagesOfGroup)
      .optional(),
  }),
  pages: pageRow,
  translations: z.object({
    page_id: number,
    source_page_id: number.nullable(),
    source_revision: counter,
    source_blocks: json,
    brought_up_to_date_at: moment,
  }),
  'page-versions': versionRow,
  publications: z.object({
    id: number,
    page_id: number,
    version_id: number,
    published_at: moment,
    ended_at: moment.nullable(),
  }),
  'scheduled-publications': planRow,
  references: referenceRow,
  'page-tags': z.object({ page_id: number, tag_id: number }),
  redirects: z.object({
    id: number,
    locale,
    slug: slugInput,
    page_id: number,
    keeps_links: z.boolean(),
    moved_to: slugInput.nullable(),
    created_at: moment,
  }),
  menus: z.object({
    id: number,
    name: requiredText(textLimits.name),
    locale,
    revision: counter,
    draft_items: menuItemsInput,
    created_at: moment,
    updated_at: moment,
  }),
  'menu-publications': z.object({
    id: number,
    menu_id: number,
    items: menuItemsInput,
    published_at: moment,
    undone_at: moment.nullable(),
  }),
} as const satisfies Readonly<Record<PartName, z.ZodType>>;
