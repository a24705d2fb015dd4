import { useEffect } from 'react';
import { type Command, screenCommands } from './command-store.ts';

/** Offers the screen's commands in the command palette as long as the component is mounted. */
export function useScreenCommands(commands: readonly Command[]): void {
  useEffect(() => screenCommands.set(commands));
  useEffect(() => () => screenCommands.set([]), []);
}
