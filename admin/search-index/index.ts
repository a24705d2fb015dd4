export { SearchIndexScreen } from './search-index-screen.tsx';
