import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type ParamsChange = (current: URLSearchParams) => URLSearchParams;

/** The changed parameters until the router has written them to the address. */
let pendingParams: URLSearchParams | null = null;

/**
 * The address's parameters and a function to change them. Unlike `useSearchParams`, which passes the last rendered
 * parameters, each change receives the result of the previous one, so that two quick changes are both applied.
 */
export function useUrlParams(): [URLSearchParams, (change: ParamsChange, options?: NavigateOptions) => void] {
  const [params, setSearchParams] = useSearchParams();
  const change = useCallback(
    (makeNext: ParamsChange, options?: NavigateOptions) => {
      const current = pendingParams ?? new URLSearchParams(window.location.search);
      const next = makeNext(new URLSearchParams(current));
      // The router updates the address within this task.
      if (!pendingParams) setTimeout(() => (pendingParams = null));
      pendingParams = next;
      setSearchParams(next, options);
    },
    [setSearchParams],
  );
  return [params, change];
}
