import { useLayoutEffect, useRef, useState } from 'react';
import { watchViewChange } from '../../shared/frame/view-change.ts';
import { type CheckPart, elementOfPart, idOfPart, partOfFragment } from './check-part.ts';

/**
 * Returns the part of the check that is shown: the one in the URL fragment, which the style sheet shows also without a
 * script, or `opening`. A newly shown part gets the focus. A fragment that names no part is reverted.
 */
export function useCheckPart(count: number, opening: CheckPart): CheckPart {
  const [shown, setShown] = useState({ part: opening, isMove: false });
  const last = useRef(opening);

  useLayoutEffect(() => {
    const read = () => (location.hash === '' ? opening : partOfFragment(location.hash, count));
    const show = (part: CheckPart, isMove: boolean): void => {
      last.current = part;
      setShown({ part, isMove });
    };
    let path = location.pathname;
    const handleHashChange = (): void => {
      // Back to another page, which the page viewer is about to show.
      if (location.pathname !== path) return;
      const part = read();
      if (part !== undefined) return show(part, true);
      location.replace(`#${idOfPart(last.current)}`);
      document.querySelector('main')?.focus();
    };
    // A link to a part, as of another language, leads to its heading, unless the visitor is somewhere already.
    const isLinked = partOfFragment(location.hash, count) !== undefined;
    show(read() ?? opening, isLinked && document.activeElement === document.body);
    addEventListener('hashchange', handleHashChange);
    const stopWatching = watchViewChange(document, () => {
      path = location.pathname;
      show(read() ?? opening, true);
      markTarget(last.current);
    });
    return () => {
      removeEventListener('hashchange', handleHashChange);
      stopWatching();
    };
  }, [count, opening]);

  useLayoutEffect(() => {
    if (!shown.isMove) return;
    elementOfPart(shown.part)?.querySelector('h1')?.focus();
    scrollTo(0, 0);
  }, [shown]);

  return shown.part;
}

/** Lets a part match `:target` whose URL the page viewer set: then the browser does not look for the part itself. */
function markTarget(part: CheckPart): void {
  if (location.hash === `#${idOfPart(part)}` && !elementOfPart(part)?.matches(':target'))
    location.replace(location.hash);
}
