import type { ComponentProps } from 'react';
import { useState } from 'react';

type Props = ComponentProps<'button'>;

/**
 * A button that keeps the focus when it is disabled under it, as one that stores is: a browser would take the focus
 * away, and the keyboard lose its place. Buttons and action icons are made of it by the theme.
 */
export function SteadyButton({ disabled = false, type = 'button', onClick, onFocus, onBlur, ...props }: Props) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = disabled && hasFocus;
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- its props say which
      type={type}
      disabled={disabled && !hasFocus}
      aria-disabled={isHeld || props['aria-disabled']}
      data-disabled={disabled || undefined}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
      // Enter in a field of a form presses its button.
      onClick={isHeld ? (event) => event.preventDefault() : onClick}
    />
  );
}
