import type { Icon } from '@tabler/icons-react';
import { createObservable } from '../observable.ts';

/** Something that can be done on the present screen, offered by the command palette. */
export type Command = { id: string; label: string; icon: Icon; run: () => void };

/** The commands of the screen that is open; empty where it has none. */
export const screenCommands = createObservable<readonly Command[]>([]);
