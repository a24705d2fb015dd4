export { PageTypesScreen } from './page-types-screen.tsx';
