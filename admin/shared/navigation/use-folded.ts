import { useState } from 'react';
import { readSetting, storeSetting } from '../browser-storage.ts';

/** Whether a part of the navigation is closed, as it was left on this device. */
export function useFolded(name: string, isFoldedAtFirst: boolean): [isFolded: boolean, toggle: () => void] {
  const key = `ximblox.navigation.${name}`;
  const [isFolded, setIsFolded] = useState(() => {
    const stored = readSetting(key);
    return stored === null ? isFoldedAtFirst : stored === 'folded';
  });
  const toggle = () => {
    storeSetting(key, isFolded ? 'open' : 'folded');
    setIsFolded(!isFolded);
  };
  return [isFolded, toggle];
}
