import type { MediaPosition } from './media-position.ts';
import { useCallback, useState } from 'react';
import { readSetting, storeSetting } from '../../shared/browser-storage.ts';
import { readPosition, startPosition, writePosition } from './media-position.ts';
import { useAddressParams } from '../../shared/address/index.ts';

/** `push` makes a step that the browser's Back undoes. */
export type Step = 'push' | 'replace';

export type PositionControl = {
  position: MediaPosition;
  move: (change: Partial<MediaPosition>, step: Step) => void;
};

const storageKey = 'ximblox.media-view';

/** How this browser looked at the library last time. */
function readDefaults(): MediaPosition {
  return { ...startPosition, view: readSetting(storageKey) === 'list' ? 'list' : startPosition.view };
}

/** The position in the address, so that one comes back to it and can pass it on. */
export function useAddressPosition(): PositionControl {
  const [params, setParams] = useAddressParams();
  const [defaults] = useState(readDefaults);
  const move = useCallback<PositionControl['move']>(
    (change, step) => {
      if (change.view) storeSetting(storageKey, change.view);
      setParams((present) => writePosition(present, { ...readPosition(present, defaults), ...change }, defaults), {
        replace: step === 'replace',
      });
    },
    [setParams, defaults],
  );
  return { position: readPosition(params, defaults), move };
}

/** A position of its own, for a library within another screen. */
export function useOwnPosition(start: Partial<MediaPosition>): PositionControl {
  const [position, setPosition] = useState<MediaPosition>({ ...readDefaults(), ...start });
  const move = useCallback<PositionControl['move']>(
    (change) => setPosition((present) => ({ ...present, ...change })),
    [],
  );
  return { position, move };
}
