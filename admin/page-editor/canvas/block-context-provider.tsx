import { type ReactNode, useContext, useMemo } from 'react';
import { listAnchors } from '../../../site/blocks/index.ts';
import { DefaultLocale } from '../../../site/shared/default-locale.ts';
import { PageContext, type ViewAnchor } from '../../../site/shared/page-context.ts';
import { todayOnSite } from '../../../site/shared/today.ts';
import { useContent } from '../editor/use-content.ts';
import { SiteContext } from './site-context.ts';

/** Gives the blocks on the canvas the site and the page's anchors; they render again only when these change. */
export function BlockContextProvider({ children }: { children: ReactNode }) {
  const { site, locale, siblings } = useContext(SiteContext);
  const { blocks } = useContent();
  const anchors = JSON.stringify(listAnchors(blocks));
  const path = siblings.find((sibling) => sibling.locale === locale)?.path ?? null;
  const value = useMemo(
    () => ({ site, path, anchors: JSON.parse(anchors) as ViewAnchor[], today: todayOnSite() }),
    [site, path, anchors],
  );
  return (
    <DefaultLocale value={site.defaultLocale}>
      <PageContext value={value}>{children}</PageContext>
    </DefaultLocale>
  );
}
