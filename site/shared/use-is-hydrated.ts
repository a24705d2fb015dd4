import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the browser has hydrated the component: false on the server and in the first rendering. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
