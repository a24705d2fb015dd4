import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusableIn } from './focusable.ts';

type KeptFocus<Place extends HTMLElement> = {
  ref: RefObject<Place | null>;
  onFocus: (event: FocusEvent<Place>) => void;
  onBlur: () => void;
};

/**
 * For a place whose controls come and go, such as a row that is removed by its button: where the one with the focus
 * goes, the focus stays with what stands there then.
 */
export function useKeepFocus<Place extends HTMLElement = HTMLDivElement>(): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  // How many controls stand before the one with the focus.
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || ref.current === null || document.activeElement !== document.body) return;
    const controls = focusableIn(ref.current);
    controls[Math.min(before.current, controls.length - 1)]?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      // A dialog that is opened from here stands elsewhere.
      before.current = currentTarget.contains(target) ? Math.max(focusableIn(currentTarget).indexOf(target), 0) : null;
    },
    // React tells of it where the focus goes elsewhere, not where its control is taken away.
    onBlur: () => {
      before.current = null;
    },
  };
}
