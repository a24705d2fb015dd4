import { useCallback, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SiteView } from '../routes/index.ts';
import { errorStatusOf } from './error-status.ts';
import type { LoadedAddress } from './load-address.ts';
import { pageViewerReducer, type PageViewerAction, type PageViewerState } from './page-viewer-state.ts';
import type { LoadURL } from './prefetch.ts';

type Options = { initial: SiteView; load: LoadURL };

/** Loads and shows an address; `replaced` if another one was requested meanwhile. */
type Navigation = (url: URL, onShown: (loaded: LoadedAddress) => void) => Promise<'shown' | 'replaced' | 'failed'>;

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the document with a view transition where the visitor wants motion and the browser has them. */
async function changeView(change: () => void): Promise<void> {
  if (!wantsMotion() || !('startViewTransition' in document)) return change();
  await document.startViewTransition(change).updateCallbackDone;
}

/** The state of the page viewer, and a function that shows another address. */
export function usePageViewer({ initial, load }: Options): [PageViewerState<SiteView>, Navigation] {
  const [state, dispatch] = useReducer(pageViewerReducer<SiteView>, {
    loading: false,
    status: initial.status,
    page: initial,
  });
  const newest = useRef<URL | null>(null);
  const navigate = useCallback<Navigation>(
    async (url, onShown) => {
      newest.current = url;
      dispatch({ type: 'request' });
      const result = await load(url).then(
        (loaded) => ({ loaded }),
        (error: unknown) => ({ status: errorStatusOf(error) }),
      );
      if (newest.current !== url) return 'replaced';
      if (!('loaded' in result)) {
        dispatch({ type: 'failure', status: result.status });
        return 'failed';
      }
      const { loaded } = result;
      const success: PageViewerAction<SiteView> = { type: 'success', status: loaded.view.status, page: loaded.view };
      await changeView(() => {
        flushSync(() => dispatch(success));
        onShown(loaded);
      });
      return 'shown';
    },
    [load],
  );
  return [state, navigate];
}
