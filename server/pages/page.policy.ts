import type { Viewer } from '../shared/context.ts';
import type { PermissionName } from '../shared/permission.ts';

/** What the parameters of a page permission are checked against. */
export type PageScope = { locale: string; type: string };

function includesValue(values: readonly string[] | undefined, value: string): boolean {
  return values === undefined || values.includes(value);
}

function hasPagePermission(viewer: Viewer | null, name: PermissionName, { locale, type }: PageScope): boolean {
  return (
    viewer?.permissions.some(
      (permission) =>
        permission.name === name &&
        includesValue(permission.parameters?.locales, locale) &&
        includesValue(permission.parameters?.pageTypes, type),
    ) ?? false
  );
}

/** create-page for this locale and page type. */
export const canCreatePage = (viewer: Viewer | null, scope: PageScope): boolean =>
  hasPagePermission(viewer, 'create-page', scope);

/** create-page for this page type, in at least one locale. */
export const canCreatePagesOfType = (viewer: Viewer | null, type: string): boolean =>
  viewer?.permissions.some(
    ({ name, parameters }) => name === 'create-page' && includesValue(parameters?.pageTypes, type),
  ) ?? false;

/** edit-page for this locale and page type. */
export const canEditPage = (viewer: Viewer | null, scope: PageScope): boolean =>
  hasPagePermission(viewer, 'edit-page', scope);

/** publish-page for this locale and page type. */
export const canPublishPage = (viewer: Viewer | null, scope: PageScope): boolean =>
  hasPagePermission(viewer, 'publish-page', scope);

/** delete-page for this locale and page type. */
export const canDeletePage = (viewer: Viewer | null, scope: PageScope): boolean =>
  hasPagePermission(viewer, 'delete-page', scope);
