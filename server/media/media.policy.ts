import type { Viewer } from '../shared/context.ts';

/** Whether `path` is that folder or lies below it. */
export function isWithin(path: string, directory: string): boolean {
  return directory === '/' || path === directory || path.startsWith(`${directory}/`);
}

/** manage-media for a folder; its parameter `directories` narrows it to these and what lies below them. */
export function canManageMedia(viewer: Viewer | null, path: string): boolean {
  return (viewer?.permissions ?? [])
    .filter(({ name }) => name === 'manage-media')
    .some(({ parameters }) => parameters?.directories?.some((directory) => isWithin(path, directory)) ?? true);
}
