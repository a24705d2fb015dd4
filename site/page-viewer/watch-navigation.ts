import type { Navigate } from '../shared/navigation/navigation.ts';
import { internalURLAround, linkIntents, parseAddress } from '../shared/navigation/internal-address.ts';
import { storedScroll } from './scroll-positions.ts';

type Handlers = {
  /** Loads an address that the visitor is likely to follow. */
  prefetch: (url: URL) => void;
  /** Shows an address; `isBack` for a history entry that exists, and so has a scroll position. */
  show: (url: URL, options: { isBack: boolean }) => Promise<void>;
};

const isOrdinaryClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const pathOf = ({ pathname, search }: URL | Location): string => `${pathname}${search}`;

type Navigation = {
  /** Shows a path if the page viewer can, and otherwise loads its document. */
  navigate: Navigate;
  stop: () => void;
};

/** Calls the handlers for clicks on internal links, for intents to click, and for back and forward. */
export function watchNavigation({ prefetch, show }: Handlers): Navigation {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let shownPath = pathOf(location);
  const showNew = (url: URL) => {
    shownPath = pathOf(url);
    void show(url, { isBack: false });
  };
  const intend = ({ target }: Event) => {
    const url = internalURLAround(target);
    if (url) prefetch(url);
  };
  const follow = (event: MouseEvent) => {
    const url = internalURLAround(event.target);
    if (!url || event.defaultPrevented || !isOrdinaryClick(event)) return;
    event.preventDefault();
    showNew(url);
  };
  const goBack = () => {
    const url = new URL(location.href);
    // Another fragment of the same page is the browser's.
    if (pathOf(url) === shownPath) return scrollTo(0, storedScroll());
    shownPath = pathOf(url);
    if (parseAddress(url)) void show(url, { isBack: true });
    else location.reload();
  };
  for (const event of linkIntents) document.addEventListener(event, intend, { ...options, passive: true });
  document.addEventListener('click', follow, options);
  addEventListener('popstate', goBack, options);
  const navigate = (path: string) => {
    const url = new URL(path, location.href);
    if (parseAddress(url)) showNew(url);
    else location.assign(url);
  };
  return { navigate, stop: () => listeners.abort() };
}
