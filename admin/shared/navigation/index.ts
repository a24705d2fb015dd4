export { NavigationLayout } from './navigation-layout.tsx';
export { LogOutModal } from './log-out-modal.tsx';
export { listVisibleGroups, type NavigationGroup, type NavigationItem } from './navigation.ts';
export { LanguageItems } from './preferences-menu.tsx';
