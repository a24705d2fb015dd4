export { Desk } from './desk.tsx';
export { listVisibleGroups, type NavigationGroup, type NavigationItem } from './navigation.ts';
export { ColorSchemeItems, LanguageItems } from './preferences-menu.tsx';
export { UserMenu } from './user-menu.tsx';
