import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { adminExtension, createExtensionRoutes } from '../extension/index.ts';
import { GuardedRoute } from '../shared/session/index.ts';
import { AdminLayout } from './admin-layout.tsx';
import { PaletteLayout } from './palette-layout.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';

/** The trailing slash is part of the page overview's address. */
const basename = '/cmsadmin/';

/** Screens for visitors who are not signed in. */
const publicRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('../auth/index.ts')).LoginScreen }),
  },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('../auth/index.ts')).ForgotPasswordScreen }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('../auth/index.ts')).ResetPasswordScreen }),
  },
  {
    path: 'activate-account',
    lazy: async () => ({ Component: (await import('../auth/index.ts')).ActivateAccountScreen }),
  },
  {
    path: 'confirm-email',
    lazy: async () => ({ Component: (await import('../auth/index.ts')).ConfirmEmailScreen }),
  },
];

/** Screens next to the navigation. */
const layoutRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../pages/index.ts')).PageOverviewScreen }),
  },
  {
    path: 'new-page',
    lazy: async () => ({ Component: (await import('../pages/index.ts')).NewPageScreen }),
  },
  {
    path: 'page-overview/:pageTypeId',
    lazy: async () => ({ Component: (await import('../pages/index.ts')).PageTypeOverviewScreen }),
  },
  {
    path: 'page-types',
    lazy: async () => ({ Component: (await import('../page-types/index.ts')).PageTypesScreen }),
  },
  {
    path: 'menu-structure',
    lazy: async () => ({ Component: (await import('../menu-structure/index.ts')).MenuStructureScreen }),
  },
  {
    path: 'redirects',
    lazy: async () => ({ Component: (await import('../redirects/index.ts')).RedirectsScreen }),
  },
  {
    path: 'bin',
    lazy: async () => ({ Component: (await import('../bin/index.ts')).PageBinScreen }),
  },
  {
    path: 'bin/media',
    lazy: async () => ({ Component: (await import('../bin/index.ts')).MediaBinScreen }),
  },
  {
    path: 'medialibrary',
    lazy: async () => ({ Component: (await import('../media/index.ts')).MediaLibraryScreen }),
  },
  {
    path: 'tags',
    lazy: async () => ({ Component: (await import('../tags/index.ts')).TagsScreen }),
  },
  {
    path: 'publication-requests',
    lazy: async () => ({ Component: (await import('../publication/index.ts')).PublicationRequestsScreen }),
  },
  {
    path: 'publication-requests/scheduled',
    lazy: async () => ({
      Component: (await import('../publication/index.ts')).ScheduledPublicationsScreen,
    }),
  },
  {
    path: 'user/settings',
    lazy: async () => ({ Component: (await import('../user-settings/index.ts')).UserSettingsScreen }),
  },
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../dashboard/index.ts')).DashboardScreen }),
  },
  {
    path: 'questionnaire',
    lazy: async () => ({ Component: (await import('../questionnaire/index.ts')).QuestionnaireScreen }),
  },
  {
    path: 'statistics',
    lazy: async () => ({ Component: (await import('../statistics/index.ts')).StatisticsScreen }),
  },
  {
    path: 'users',
    lazy: async () => ({ Component: (await import('../users/index.ts')).UserManagementScreen }),
  },
  {
    path: 'roles',
    lazy: async () => ({ Component: (await import('../roles/index.ts')).RolesScreen }),
  },
  {
    path: 'roles/:roleID',
    lazy: async () => ({ Component: (await import('../roles/index.ts')).RoleScreen }),
  },
  {
    path: 'site-settings',
    lazy: async () => ({ Component: (await import('../site-settings/index.ts')).SiteSettingsScreen }),
  },
  {
    path: 'search-index',
    lazy: async () => ({ Component: (await import('../search-index/index.ts')).SearchIndexScreen }),
  },
  {
    path: 'system-state',
    lazy: async () => ({ Component: (await import('../system-state/index.ts')).SystemStateScreen }),
  },
  {
    path: 'import-export',
    lazy: async () => ({ Component: (await import('../bundles/index.ts')).BundlesScreen }),
  },
  {
    path: 'api-tokens',
    lazy: async () => ({ Component: (await import('../api-tokens/index.ts')).ApiTokensScreen }),
  },
  {
    path: 'audit-log',
    lazy: async () => ({ Component: (await import('../audit-log/index.ts')).AuditLogScreen }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('../not-found/index.ts')).NotFoundScreen }),
  },
];

/** Full-window screens for work on one page. */
const fullWindowRoutes: RouteObject[] = [
  {
    path: 'publication-requests/:pageVersionID',
    lazy: async () => ({ Component: (await import('../publication/index.ts')).ReviewScreen }),
  },
  {
    path: 'pages/:pageID',
    lazy: async () => ({ Component: (await import('../page-editor/index.ts')).PageEditorScreen }),
  },
  {
    path: 'pages/:pageID/history',
    lazy: async () => ({ Component: (await import('../history/index.ts')).HistoryScreen }),
  },
];

/** Creates the router. Each screen's code is loaded when its route is opened. */
export function createRouter() {
  const { pathname, search, hash } = window.location;
  if (`${pathname}/` === basename) window.history.replaceState(null, '', basename + search + hash);
  return createBrowserRouter(
    [
      {
        errorElement: <RouteErrorScreen />,
        hydrateFallbackElement: <Outlet />,
        children: [
          ...publicRoutes,
          {
            element: <GuardedRoute layout={PaletteLayout} />,
            children: [
              { element: <AdminLayout />, children: [...layoutRoutes, ...createExtensionRoutes(adminExtension)] },
              ...fullWindowRoutes,
            ],
          },
        ],
      },
    ],
    { basename },
  );
}
