import { CheckFrameDocument, type CheckFrameQuery } from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';
import { siteNameIn } from '../../shared/site-name.ts';
import { pathOf } from '../../shared/links.ts';
import type { ViewPage, ViewSibling } from '../../shared/view-page.ts';
import { toMenuItems } from '../page/view-page.ts';

export type CheckFrame = CheckFrameQuery & {
  /** The one that was asked for where the site has it, else the default one. */
  locale: string;
  /** Where the check begins; the front page while no page of it is published. */
  checkPath: string;
};

/** Loads what stands around the check's own documents, which are no pages. */
export async function loadCheckFrame(execute: Execute, wanted: string): Promise<CheckFrame> {
  const frame = await execute(CheckFrameDocument, { locale: wanted });
  const { availableLocales, defaultLocale } = frame.settings;
  if (!availableLocales.includes(wanted)) return loadCheckFrame(execute, defaultLocale);
  return {
    ...frame,
    locale: wanted,
    checkPath: frame.checkPages[0]?.path ?? pathOf('/', { locale: wanted, defaultLocale }),
  };
}

/** The frame as the parts of a page know it; `addressIn` is this document's address in another locale. */
export function toCheckPage(
  frame: CheckFrame,
  title: string,
  addressIn: ((locale: string) => string) | null,
): ViewPage {
  const { settings, locale, headerMenu, footerMenu } = frame;
  const siblings: ViewSibling[] = addressIn
    ? settings.availableLocales.map((one) => ({ locale: one, path: addressIn(one) }))
    : [];
  return {
    title,
    locale,
    menus: { header: toMenuItems(headerMenu), footer: toMenuItems(footerMenu) },
    siblings,
    pageType: { props: {}, images: {}, files: {} },
    site: {
      name: siteNameIn(settings, locale),
      contactPhone: settings.contactPhone,
      defaultLocale: settings.defaultLocale,
    },
  };
}
