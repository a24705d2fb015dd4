import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SiteView } from '../routes/index.ts';
import { announceViewChange } from '../shared/frame/view-change.ts';
import { fragmentOf } from '../shared/navigation/internal-address.ts';
import { type Navigate, NavigationContext } from '../shared/navigation/navigation.ts';
import { languageTagOf, textsFor } from '../shared/texts.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { useIsSlow } from '../shared/use-is-slow.ts';
import type { LoadedAddress } from './load-address.ts';
import style from './page-viewer.module.css';
import type { LoadURL } from './prefetch.ts';
import { storedScroll, storeScroll, watchScroll } from './scroll-positions.ts';
import { usePageViewer } from './use-page-viewer.ts';
import { watchNavigation } from './watch-navigation.ts';

type Props = {
  initial: SiteView;
  /** How the browser loads addresses; null where each link leads to a document, as with Save-Data. */
  load: LoadURL | null;
  children: (view: SiteView) => ReactNode;
};

const loadNothing: LoadURL = () => Promise.reject(new Error('Only the browser loads addresses'));

/**
 * Shows a view, and in the browser those that its links lead to, without loading documents. Title, address, language,
 * focus and scroll position follow; what cannot be loaded is left to an ordinary navigation.
 */
export function PageViewer({ initial, load, children }: Props) {
  const [{ loading, page }, navigate] = usePageViewer({ initial, load: load ?? loadNothing });
  const [shown, setShown] = useState(initial);
  const [announcement, setAnnouncement] = useState('');
  const isHydrated = useIsHydrated();
  const follow = useRef<Navigate>((path) => location.assign(path));
  // A page that could not be loaded is left to the browser; until it is there the last one stays.
  if (page !== null && page !== shown) setShown(page);

  useEffect(() => {
    if (!load) return;
    const stopScroll = watchScroll();
    const navigation = watchNavigation({
      prefetch: (url) => void load(url).catch(() => {}),
      show: async (url, { isBack }) => {
        const scrollTop = isBack ? storedScroll() : 0;
        const outcome = await navigate(url, (loaded) => {
          updateAddress(url, { loaded, isBack });
          enterView(loaded.view, { url, scrollTop });
          setAnnouncement(document.title);
        });
        // What the viewer cannot show, an ordinary navigation may.
        if (outcome === 'failed') location.assign(url);
      },
    });
    follow.current = navigation.navigate;
    return () => {
      stopScroll();
      navigation.stop();
    };
  }, [load, navigate]);

  return (
    <>
      <NavigationContext value={useCallback<Navigate>((path) => follow.current(path), [])}>
        {children(shown)}
      </NavigationContext>
      <Progress isLoading={loading} locale={shown.locale} />
      {isHydrated && (
        <p className={style.announcement} role="status">
          {announcement}
        </p>
      )}
    </>
  );
}

type Update = { loaded: LoadedAddress; isBack: boolean };

function updateAddress(url: URL, { loaded: { movedTo }, isBack }: Update): void {
  const address = movedTo === null ? url.href : `${encodeURI(movedTo)}${url.search}${url.hash}`;
  if (isBack) return history.replaceState(history.state, '', address);
  storeScroll();
  history.pushState({}, '', address);
}

/** Language, scroll position and focus as after loading a document. */
function enterView({ locale }: SiteView, { url, scrollTop }: { url: URL; scrollTop: number }): void {
  document.documentElement.lang = languageTagOf(locale);
  announceViewChange(document);
  const fragment = fragmentOf(url);
  const target = fragment === null ? null : document.getElementById(fragment);
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading = target ?? headings.find((one) => one.checkVisibility()) ?? document.querySelector('main');
  if (heading instanceof HTMLElement) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (target) target.scrollIntoView();
  else scrollTo({ top: scrollTop, behavior: 'instant' });
}

/** A bar at the top of the window while a page takes longer than a moment. */
function Progress({ isLoading, locale }: { isLoading: boolean; locale: string }) {
  const isSlow = useIsSlow(isLoading);
  if (!isSlow) return null;
  return <div className={style.progress} role="progressbar" aria-label={textsFor(locale).loading} />;
}
