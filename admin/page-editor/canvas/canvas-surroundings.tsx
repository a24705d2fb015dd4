import { type ReactNode, useContext, useMemo } from 'react';
import { listAnchors } from '../../../site/blocks/list-anchors.ts';
import { DefaultLocale } from '../../../site/shared/default-locale.ts';
import { Surroundings, type ViewAnchor } from '../../../site/shared/surroundings.ts';
import { useContent } from '../editor/use-content.ts';
import { CanvasPlace } from './canvas-place.ts';

/** What the blocks on the canvas know of the page around them; they hear of it only when it changes. */
export function CanvasSurroundings({ children }: { children: ReactNode }) {
  const { site } = useContext(CanvasPlace);
  const { blocks } = useContent();
  const anchors = JSON.stringify(listAnchors(blocks));
  const value = useMemo(() => ({ site, anchors: JSON.parse(anchors) as ViewAnchor[] }), [site, anchors]);
  return (
    <DefaultLocale value={site.defaultLocale}>
      <Surroundings value={value}>{children}</Surroundings>
    </DefaultLocale>
  );
}
