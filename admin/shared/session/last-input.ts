import type { LastInput } from './activity-timer.ts';
import { readLocalStorage, writeLocalStorage } from '../local-storage.ts';

const storageKey = 'ximblox.last-input';

/** Stored in localStorage, which all tabs share; if it is unavailable, only in this tab. */
export function createLastInput(): LastInput {
  let localTime = 0;
  return {
    read: () => Math.max(localTime, Number(readLocalStorage(storageKey)) || 0),
    write(time) {
      localTime = time;
      writeLocalStorage(storageKey, String(time));
    },
    subscribe(listener) {
      const handleStorage = ({ key }: StorageEvent) => key === storageKey && listener();
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
