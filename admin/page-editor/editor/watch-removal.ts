import type { Observable } from '../../shared/observable.ts';
import type { PageContent } from '../content/page-content.ts';

type Watched = { content: Observable<PageContent>; publicationActions: Observable<number> };

/**
 * Calls `dismiss` once removed blocks are back by another way, or the page's publication was acted on; returns the
 * function that ends watching.
 */
export function watchRemoval(
  { content, publicationActions }: Watched,
  areBack: () => boolean,
  dismiss: () => void,
): () => void {
  const endings = [
    content.subscribe(() => {
      if (areBack()) dismiss();
    }),
    publicationActions.subscribe(dismiss),
  ];
  return () => {
    for (const end of endings) end();
  };
}
