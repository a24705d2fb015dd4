import type { Observable } from '../../shared/observable.ts';
import type { PageContent } from '../content/page-content.ts';

type Watched = { content: Pick<Observable<PageContent>, 'subscribe'>; publicationActionCount: Observable<number> };

/**
 * Calls `dismiss` once removed blocks are restored by other means, or a publication action was performed. Returns the
 * function that stops watching.
 */
export function watchForRestoration(
  { content, publicationActionCount }: Watched,
  areRestored: () => boolean,
  dismiss: () => void,
): () => void {
  const unsubscribers = [
    content.subscribe(() => {
      if (areRestored()) dismiss();
    }),
    publicationActionCount.subscribe(dismiss),
  ];
  return () => {
    for (const end of unsubscribers) end();
  };
}
