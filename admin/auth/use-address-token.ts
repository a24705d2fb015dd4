import { useLayoutEffect, useState } from 'react';

/**
 * The token that a link from a mail brought along. It is taken out of the address bar at once, so that it stays out
 * of the history, of bookmarks and of what the browser tells with its next calls.
 */
export function useAddressToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  }, []);
  return token;
}
