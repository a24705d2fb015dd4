export { screenCommands } from './screen-commands.ts';
export { useScreenCommands } from './use-screen-commands.ts';
