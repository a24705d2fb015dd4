import { localStorageColorSchemeManager } from '@mantine/core';

/** Follows the system until somebody chooses; the choice belongs to this browser. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'ximblox.color-scheme' });
