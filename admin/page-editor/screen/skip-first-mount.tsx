import { Puck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Records outside of Puck that Puck has mounted its children once. */
export const MountStateContext = createContext({ hasMounted: false });

/** Renders its children from the second mount on: Puck remounts them once its canvas is there. */
export function SkipFirstMount({ children }: { children: ReactNode }) {
  const mountState = useContext(MountStateContext);
  const [isSecondMount] = useState(mountState.hasMounted);
  useEffect(() => {
    mountState.hasMounted = true;
  }, [mountState]);
  return isSecondMount ? children : <Puck.Preview />;
}
