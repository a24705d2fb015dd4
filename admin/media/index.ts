export { MediaLibraryScreen } from './screen/media-library-screen.tsx';
export { MediaPicker } from './picker/media-picker.tsx';
