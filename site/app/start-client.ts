import { internalURLAround, linkIntents } from '../shared/navigation/internal-address.ts';
import { siteRootID } from './site-root-element.ts';

type Connection = { saveData?: boolean };

/** Whether the visitor asked the browser to load as little as possible. */
const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData ?? false;

/** Starts the client. Without it, as when the network fails, each link leads to a document and forms are sent. */
function startClient(): void {
  import('./client.tsx')
    .then(({ hydrateSite }) => hydrateSite(document, { followsLinks: !savesData() }))
    .catch(() => {});
}

/**
 * Starts the client at once where visitors use the page beyond following links, and otherwise when they are likely to
 * follow one. Never for that under Save-Data.
 */
export function startClientWhenNeeded(page: Document): void {
  if (page.getElementById(siteRootID)?.dataset.hydrate === 'now') return startClient();
  if (savesData()) return;
  const start = ({ target }: Event): void => {
    if (internalURLAround(target) === null) return;
    for (const intent of linkIntents) page.removeEventListener(intent, start);
    startClient();
  };
  for (const intent of linkIntents) page.addEventListener(intent, start, { passive: true });
}
