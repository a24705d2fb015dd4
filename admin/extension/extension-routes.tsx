import type { RouteObject } from 'react-router-dom';
import { NeedsPermission } from '../shared/permissions/index.ts';
import type { AdminExtension, ExtensionScreen } from './extension.ts';

async function loadScreen({ title, permission, load }: ExtensionScreen) {
  const { default: Screen } = await load();
  if (permission === undefined) return { Component: Screen };
  const Component = () => (
    <NeedsPermission permission={permission} title={title}>
      <Screen />
    </NeedsPermission>
  );
  return { Component };
}

/** The routes of an extension's screens, each loaded when it is opened. */
export function extensionRoutes({ screens }: AdminExtension): RouteObject[] {
  return screens.map((screen) => ({ path: screen.path, lazy: () => loadScreen(screen) }));
}
