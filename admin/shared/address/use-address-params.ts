import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type ParamsChange = (present: URLSearchParams) => URLSearchParams;

/** What the parameters become, while the router has not written them to the address yet. */
let pending: URLSearchParams | null = null;

/**
 * The parameters of the address, and a function that changes them. Unlike that of `useSearchParams`, which passes what
 * was last rendered, it passes a change what the changes before it made: none of two in quick succession is lost.
 */
export function useAddressParams(): [URLSearchParams, (change: ParamsChange, options?: NavigateOptions) => void] {
  const [params, setSearchParams] = useSearchParams();
  const change = useCallback(
    (makeNext: ParamsChange, options?: NavigateOptions) => {
      const present = pending ?? new URLSearchParams(window.location.search);
      const next = makeNext(new URLSearchParams(present));
      // The router writes the address within this task.
      if (!pending) setTimeout(() => (pending = null));
      pending = next;
      setSearchParams(next, options);
    },
    [setSearchParams],
  );
  return [params, change];
}
