import type { ComponentProps } from 'react';
import { useState } from 'react';

type Props = ComponentProps<'button'>;

/**
 * A button that keeps the focus when it becomes disabled, for instance while saving. Browsers would remove the focus,
 * and keyboard users would lose their place. The theme builds buttons and action icons on it.
 */
export function FocusKeepingButton({ disabled = false, type = 'button', onClick, onFocus, onBlur, ...props }: Props) {
  const [hasFocus, setHasFocus] = useState(false);
  const isSoftDisabled = disabled && hasFocus;
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- its props say which
      type={type}
      disabled={disabled && !hasFocus}
      aria-disabled={isSoftDisabled || props['aria-disabled']}
      data-disabled={disabled || undefined}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
      // Enter in a form field clicks its submit button.
      onClick={isSoftDisabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
