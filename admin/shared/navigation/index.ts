export { Desk } from './desk.tsx';
export type { NavigationGroup, NavigationItem } from './navigation.ts';
export { LanguageItems } from './preferences-menu.tsx';
