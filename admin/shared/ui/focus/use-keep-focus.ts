import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { findFocusable } from './focusable.ts';

type FocusProps<Place extends HTMLElement> = {
  ref: RefObject<Place | null>;
  onFocus: (event: FocusEvent<Place>) => void;
  onBlur: () => void;
};

/**
 * Keeps the focus inside an element whose controls may disappear, such as rows with a remove button: if the focused
 * control disappears, the control at its position gets the focus.
 */
export function useKeepFocus<Place extends HTMLElement = HTMLDivElement>(): FocusProps<Place> {
  const ref = useRef<Place>(null);
  // Index of the focused control.
  const focusIndex = useRef<number>(null);
  useEffect(() => {
    if (focusIndex.current === null || ref.current === null || document.activeElement !== document.body) return;
    const controls = findFocusable(ref.current);
    controls[Math.min(focusIndex.current, controls.length - 1)]?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      // Ignore focus in dialogs opened from here: React passes their events on, but they are rendered elsewhere.
      focusIndex.current = currentTarget.contains(target)
        ? Math.max(findFocusable(currentTarget).indexOf(target), 0)
        : null;
    },
    // React calls this when the focus moves, but not when the focused control is removed.
    onBlur: () => {
      focusIndex.current = null;
    },
  };
}
