import { type ReactNode, useContext, useMemo } from 'react';
import { listAnchors } from '../../../site/blocks/list-anchors.ts';
import { DefaultLocale } from '../../../site/shared/default-locale.ts';
import { PageContext, type ViewAnchor } from '../../../site/shared/page-context.ts';
import { useContent } from '../editor/use-content.ts';
import { SiteContext } from './site-context.ts';

/** Gives the blocks on the canvas the site and the page's anchors; they render again only when these change. */
export function BlockContextProvider({ children }: { children: ReactNode }) {
  const { site } = useContext(SiteContext);
  const { blocks } = useContent();
  const anchors = JSON.stringify(listAnchors(blocks));
  const value = useMemo(() => ({ site, anchors: JSON.parse(anchors) as ViewAnchor[] }), [site, anchors]);
  return (
    <DefaultLocale value={site.defaultLocale}>
      <PageContext value={value}>{children}</PageContext>
    </DefaultLocale>
  );
}
