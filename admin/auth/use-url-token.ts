import { useLayoutEffect, useState } from 'react';

/**
 * Returns the token from a mailed link. It is removed from the address bar at once, so that it does not end up in the
 * browser history, bookmarks or the Referer header.
 */
export function useUrlToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  }, []);
  return token;
}
