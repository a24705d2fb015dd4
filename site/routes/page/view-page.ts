import { findBlock } from '../../blocks/index.ts';
import { siteNameIn } from '../../shared/site-name.ts';
import type { ViewBlock, ViewContent, ViewFile, ViewImage } from '../../shared/view-block.ts';
import type { ViewMenuItem, ViewPage } from '../../shared/view-page.ts';
import type { PublishedPageData, SiteSettings } from './load-page.ts';

export type TypedBlock = ViewBlock & { type: string };

type StoredContent = {
  props: unknown;
  images: { name: string; items: ViewImage[] }[];
  files: { name: string; items: ViewFile[] }[];
};

export function toViewPage(page: PublishedPageData, settings: SiteSettings): ViewPage {
  return {
    title: page.pageVersion.title,
    locale: page.locale,
    path: page.path,
    menus: { header: toMenuItems(page.headerMenu), footer: toMenuItems(page.footerMenu) },
    siblings: page.siblings,
    pageType: toViewContent(page.pageVersion.pageType),
    site: {
      name: siteNameIn(settings, page.locale),
      contactPhone: settings.contactPhone,
      defaultLocale: settings.defaultLocale,
    },
  };
}

type Entry = Omit<ViewMenuItem, 'children'> & { children?: Entry[] };

const withChildren = ({ children = [], ...entry }: Entry): ViewMenuItem => ({
  ...entry,
  children: children.map(withChildren),
});

export const toMenuItems = (menu: { items: Entry[] } | null): ViewMenuItem[] => (menu?.items ?? []).map(withChildren);

/** The blocks that can be shown. Skips blocks whose type is not in the block map, with a warning. */
export function toViewBlocks(page: PublishedPageData, warn: (message: string) => void): TypedBlock[] {
  return page.pageVersion.blocks.flatMap(({ type, key, anchorPoint, ...content }) => {
    if (findBlock(type)) return [{ type, key, anchorPoint, ...toViewContent(content) }];
    warn(`Block type with id ${type} was not found in the block map.`);
    return [];
  });
}

function toViewContent({ props, images, files }: StoredContent): ViewContent {
  return {
    props: isRecord(props) ? props : {},
    images: Object.fromEntries(images.map(({ name, items }) => [name, items])),
    files: Object.fromEntries(files.map(({ name, items }) => [name, items])),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
