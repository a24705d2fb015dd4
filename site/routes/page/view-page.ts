import { findBlock } from '../../shared/blocks/block-registry.ts';
import type { PublishedContent } from '../../shared/blocks/page-block.ts';
import { siteNameIn } from '../../shared/site-name.ts';
import type { ViewBlock, ViewContent } from '../../shared/view-block.ts';
import type { ViewMenuItem, ViewPage } from '../../shared/view-page.ts';
import type { PublishedPageData, SiteSettings } from './published-page.ts';

export type TypedBlock = ViewBlock & { type: string };

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

export const toMenuItems = (menu: { items: ViewMenuItem[] } | null): ViewMenuItem[] => menu?.items ?? [];

/** The blocks that can be shown: those whose type is in the block map. */
export const toViewBlocks = (page: PublishedPageData): TypedBlock[] =>
  page.pageVersion.blocks.flatMap(({ type, key, anchorPoint, ...content }) =>
    findBlock(type) ? [{ type, key, anchorPoint, ...toViewContent(content) }] : [],
  );

function toViewContent({ props, images, files }: PublishedContent): ViewContent {
  return {
    props: isRecord(props) ? props : {},
    images: Object.fromEntries(images.map(({ name, items }) => [name, items])),
    files: Object.fromEntries(files.map(({ name, items }) => [name, items])),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
