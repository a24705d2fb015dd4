import { localStorageColorSchemeManager } from '@mantine/core';

/** Follows the system's setting until the user chooses; the choice is stored in this browser. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'ximblox.color-scheme' });
