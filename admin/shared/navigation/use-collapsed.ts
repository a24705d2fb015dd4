import { useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '../local-storage.ts';

/** Collapsed state of a part of the navigation, stored on this device. */
export function useCollapsed(name: string, isCollapsedByDefault: boolean): [isFolded: boolean, toggle: () => void] {
  const key = `ximblox.navigation.${name}`;
  const [isCollapsed, setIsCollapsed] = useState(() => {
    const stored = readLocalStorage(key);
    return stored === null ? isCollapsedByDefault : stored === 'folded';
  });
  const toggle = () => {
    writeLocalStorage(key, isCollapsed ? 'open' : 'folded');
    setIsCollapsed(!isCollapsed);
  };
  return [isCollapsed, toggle];
}
