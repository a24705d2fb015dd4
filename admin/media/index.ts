export { MediaLibraryScreen } from './media-library-screen.tsx';
export { MediaPicker } from './picker/media-picker.tsx';
