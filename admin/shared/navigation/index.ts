export { Desk } from './desk.tsx';
export type { NavigationGroup } from './navigation.ts';
export { LanguageItems } from './preferences-menu.tsx';
