import { Puck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Remembers outside of Puck that Puck has mounted what is inside of it. */
export const MountMark = createContext({ isSet: false });

/** Puck mounts its children a second time as soon as it has seen its canvas: the screen is drawn then, and only once. */
export function OnceMounted({ children }: { children: ReactNode }) {
  const mark = useContext(MountMark);
  const [isSecond] = useState(mark.isSet);
  useEffect(() => {
    mark.isSet = true;
  }, [mark]);
  return isSecond ? children : <Puck.Preview />;
}
