import { createContext } from 'react';

/** Shows a path of this site. */
export type Navigate = (path: string) => void;

/** How scripts follow links: by loading a document, or by the page viewer where it can show the path. */
export const NavigationContext = createContext<Navigate>((path) => location.assign(path));
