import { createContext } from 'react';

export const OpenPaletteContext = createContext<() => void>(() => undefined);
