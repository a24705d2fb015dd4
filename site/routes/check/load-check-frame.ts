import { CheckFrameDocument, type CheckFrameQuery } from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';
import { siteNameIn } from '../../shared/site-name.ts';
import { pathOf } from '../../shared/links.ts';
import type { ViewPage, ViewSibling } from '../../shared/view-page.ts';
import { toMenuItems } from '../page/view-page.ts';

export type CheckFrame = CheckFrameQuery & { locale: string };

/**
 * Loads header and footer data for the check's own documents, which are not pages: in the requested locale if the site
 * has it, otherwise in the default one.
 */
export async function loadCheckFrame(execute: Execute, wanted: string): Promise<CheckFrame> {
  const frame = await execute(CheckFrameDocument, { locale: wanted });
  const { availableLocales, defaultLocale } = frame.settings;
  if (!availableLocales.includes(wanted)) return loadCheckFrame(execute, defaultLocale);
  return { ...frame, locale: wanted };
}

/** Path of the check; the front page if no page of it is published. */
export const checkPathOf = ({ checkPages, locale, settings: { defaultLocale } }: CheckFrame): string =>
  checkPages[0]?.path ?? pathOf('/', { locale, defaultLocale });

/** Returns the frame as a page for its components; `addressIn` returns this document's path in another locale. */
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
