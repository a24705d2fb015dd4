import type { LastInput } from './activity-timer.ts';
import { readSetting, storeSetting } from '../browser-storage.ts';

const storageKey = 'ximblox.last-input';

/** Kept where all tabs of this browser read it; for this tab alone where storage is closed. */
export function createLastInput(): LastInput {
  let own = 0;
  return {
    read: () => Math.max(own, Number(readSetting(storageKey)) || 0),
    write(moment) {
      own = moment;
      storeSetting(storageKey, String(moment));
    },
    subscribe(listener) {
      const handleStorage = ({ key }: StorageEvent) => key === storageKey && listener();
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
