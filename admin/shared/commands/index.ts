export { screenCommands } from './command-store.ts';
export { useScreenCommands } from './use-screen-commands.ts';
