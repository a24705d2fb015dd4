import { createContext } from 'react';

/** The locale whose paths carry no prefix. */
export const DefaultLocale = createContext('en');
