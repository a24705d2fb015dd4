import type { Viewer } from '../shared/context.ts';

/** Whether `path` is that folder or is below it. */
export function isPathWithin(path: string, directory: string): boolean {
  return directory === '/' || path === directory || path.startsWith(`${directory}/`);
}

/** manage-media for a folder; its parameter `directories` limits it to these folders and those below them. */
export function canManageMedia(viewer: Viewer | null, path: string): boolean {
  return (viewer?.permissions ?? [])
    .filter(({ name }) => name === 'manage-media')
    .some(({ parameters }) => parameters?.directories?.some((directory) => isPathWithin(path, directory)) ?? true);
}
