export { MenuStructureScreen } from './menu-structure-screen.tsx';
