import type { MediaPosition } from './media-position.ts';
import { useCallback, useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '../../shared/local-storage.ts';
import { readMediaPosition, defaultMediaPosition, writeMediaPosition } from './media-position.ts';
import { useUrlParams } from '../../shared/url/index.ts';

/** `push` adds an entry to the browser history. */
export type HistoryMode = 'push' | 'replace';

export type MediaPositionControl = {
  position: MediaPosition;
  move: (change: Partial<MediaPosition>, historyMode: HistoryMode) => void;
};

const storageKey = 'ximblox.media-view';

/** Reads the view settings that this browser used last. */
function readDefaults(): MediaPosition {
  return {
    ...defaultMediaPosition,
    view: readLocalStorage(storageKey) === 'list' ? 'list' : defaultMediaPosition.view,
  };
}

/** The position in the address, so that it survives a reload and can be shared. */
export function useUrlMediaPosition(): MediaPositionControl {
  const [params, setParams] = useUrlParams();
  const [defaults] = useState(readDefaults);
  const move = useCallback<MediaPositionControl['move']>(
    (change, historyMode) => {
      if (change.view) writeLocalStorage(storageKey, change.view);
      setParams(
        (current) => writeMediaPosition(current, { ...readMediaPosition(current, defaults), ...change }, defaults),
        {
          replace: historyMode === 'replace',
        },
      );
    },
    [setParams, defaults],
  );
  return { position: readMediaPosition(params, defaults), move };
}

/** A position in local state, for a library inside another screen. */
export function useLocalMediaPosition(initial: Partial<MediaPosition>): MediaPositionControl {
  const [position, setPosition] = useState<MediaPosition>({ ...readDefaults(), ...initial });
  const move = useCallback<MediaPositionControl['move']>(
    (change) => setPosition((current) => ({ ...current, ...change })),
    [],
  );
  return { position, move };
}
