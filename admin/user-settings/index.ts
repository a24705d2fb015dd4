export { UserSettingsScreen } from './user-settings-screen.tsx';
