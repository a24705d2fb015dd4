export { NewPageScreen } from './new-page-screen.tsx';
export { PageOverviewScreen } from './page-overview-screen.tsx';
