import type { RouteObject } from 'react-router-dom';
import { RequirePermission } from '../shared/permissions/index.ts';
import type { AdminExtension, ExtensionScreen } from './extension.ts';

async function loadScreen({ title, permission, load }: ExtensionScreen) {
  const { default: Screen } = await load();
  if (permission === undefined) return { Component: Screen };
  const Component = () => (
    <RequirePermission permission={permission} title={title}>
      <Screen />
    </RequirePermission>
  );
  return { Component };
}

/** Routes of an extension's screens; each screen's code is loaded when it is opened. */
export function createExtensionRoutes({ screens }: AdminExtension): RouteObject[] {
  return screens.map((screen) => ({ path: screen.path, lazy: () => loadScreen(screen) }));
}
