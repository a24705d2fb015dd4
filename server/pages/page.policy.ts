import type { Viewer } from '../shared/context.ts';
import type { PermissionName } from '../shared/permission.ts';

/** What the parameters of a page permission can narrow it to. */
export type PageScope = { locale: string; type: string };

function covers(values: readonly string[] | undefined, value: string): boolean {
  return values === undefined || values.includes(value);
}

function holds(viewer: Viewer | null, name: PermissionName, { locale, type }: PageScope): boolean {
  return (
    viewer?.permissions.some(
      (permission) =>
        permission.name === name &&
        covers(permission.parameters?.locales, locale) &&
        covers(permission.parameters?.pageTypes, type),
    ) ?? false
  );
}

/** create-page for this locale and page type. */
export const canCreatePage = (viewer: Viewer | null, scope: PageScope): boolean => holds(viewer, 'create-page', scope);

/** create-page for this page type, in one locale at least. */
export const canCreatePagesOfType = (viewer: Viewer | null, type: string): boolean =>
  viewer?.permissions.some(({ name, parameters }) => name === 'create-page' && covers(parameters?.pageTypes, type)) ??
  false;

/** edit-page for this locale and page type. */
export const canEditPage = (viewer: Viewer | null, scope: PageScope): boolean => holds(viewer, 'edit-page', scope);

/** publish-page for this locale and page type. */
export const canPublishPage = (viewer: Viewer | null, scope: PageScope): boolean =>
  holds(viewer, 'publish-page', scope);

/** delete-page for this locale and page type. */
export const canDeletePage = (viewer: Viewer | null, scope: PageScope): boolean => holds(viewer, 'delete-page', scope);
