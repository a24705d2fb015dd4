import { createContext } from 'react';

/** The locale whose paths have no prefix. */
export const DefaultLocale = createContext('en');
