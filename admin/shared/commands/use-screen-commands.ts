import { useEffect } from 'react';
import { type ScreenCommand, screenCommands } from './screen-commands.ts';

/** Offers the screen's commands in the command palette while the component is mounted. */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  useEffect(() => screenCommands.set(commands));
  useEffect(() => () => screenCommands.set([]), []);
}
