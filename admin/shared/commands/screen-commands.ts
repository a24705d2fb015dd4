import type { Icon } from '@tabler/icons-react';
import { createObservable } from '../observable.ts';

/** An action of the current screen, offered by the command palette. */
export type ScreenCommand = { id: string; label: string; icon: Icon; run: () => void };

/** The open screen's commands; empty if it has none. */
export const screenCommands = createObservable<readonly ScreenCommand[]>([]);
