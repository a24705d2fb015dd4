export { SystemStateScreen } from './system-state-screen.tsx';
