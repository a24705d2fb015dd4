export { PageEditorScreen } from './page-editor-screen.tsx';
