import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { auditRoutes } from '../audit/index.ts';
import { authRoutes } from '../auth/index.ts';
import { binRoutes, mediaBinRoutes } from '../bin/index.ts';
import { bundlesRoutes } from '../bundles/index.ts';
import { fileUsageRoutes } from '../file-usage/index.ts';
import { mediaRoutes } from '../media/index.ts';
import { menuRoutes } from '../menu/index.ts';
import { pageListRoutes, pageRoutes, pageVersionRoutes } from '../pages/index.ts';
import { publishedPageRoutes } from '../published-pages/index.ts';
import { previewRoutes } from '../previews/index.ts';
import { publicationRoutes } from '../publication/index.ts';
import { questionnaireDraftRoutes } from '../questionnaire-drafts/index.ts';
import { finishCheckForm, generateReport } from '../questionnaire/index.ts';
import { searchRoutes } from '../search/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import { clientNetworkOf } from '../shared/rate-limit/index.ts';
import { graphqlPlugin } from '../shared/graphql/graphql-plugin.ts';
import { SharedQueryCache } from '../shared/graphql/shared-query-cache.ts';
import { restPlugin } from '../shared/rest/index.ts';
import {
  addCheckRoutes,
  addManifestRoutes,
  addPreviewRoutes,
  addPrivacyRoute,
  addSearchRoutes,
  addSiteRoutes,
  addSitemapRoutes,
  createOverloadHandler,
  isCachedPage,
} from '../site/index.ts';
import { statisticsRoutes } from '../statistics/index.ts';
import { tagsRoutes } from '../tags/index.ts';
import { translationRoutes } from '../translations/index.ts';
import adminOperations from '../generated/admin-operations.json';
import siteOperations from '../generated/site-operations.json';
import { rolesRoutes, usersRoutes } from '../users/index.ts';
import { serveClientFiles, type SiteAssets } from './http/client-files.ts';
import { createApp, restPrefix } from './http/create-app.ts';
import { addHealthRoutes } from './health/health-routes.ts';
import { type ServerLifecycle, closeConnectionsOnShutdown } from './health/lifecycle.ts';
import { logRequests } from './http/log-requests.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { addMetricsRoute } from './metrics/metrics.routes.ts';
import {
  createSiteRenderer,
  languageTagOf,
  renderFailure,
  siteColours,
  faviconURLs,
  siteNameIn,
} from './http/render-site.ts';
import { createCsrf } from '../shared/http/index.ts';
import { createRequestContext, createGraphQLContext, createVisitorContext } from './http/create-request-context.ts';
import { siteSecurityHeaders } from './http/security-headers.ts';
import { shedLoad } from './http/shed-load.ts';
import { traceRequests } from './tracing.ts';
import type { HealthMonitor } from './health/health-monitor.ts';

/** What the server is built from. */
export type ServerOptions = {
  orm: MikroORM;
  services: Services;
  schema: GraphQLSchema;
  /** Signs tokens. */
  secret: string;
  log: FastifyBaseLogger;
  trustProxy: readonly string[];
  assets: SiteAssets;
  /** Folder of the built admin area and site; null if another server serves them. */
  distDir: string | null;
  metrics: Metrics;
  /** Bearer token for /metrics; null allows loopback only. */
  metricsToken: string | null;
  lifecycle: ServerLifecycle;
  healthMonitor: Pick<HealthMonitor, 'findFailedParts'>;
  /** Whether traces are sent to a collector. */
  isTraced?: boolean;
  /** Maximum number of addresses in one sitemap file; defaults to `defaultAddressesPerSitemap`. */
  addressesPerSitemap?: number;
  /** Event loop lag in milliseconds above which new work is refused. For processes that also do other work. */
  maxLagMs?: number;
};

/** Query fields whose result is the same for every visitor until an event clears the response cache. */
const sharedQueryFields = [
  'settings',
  'publishedPage',
  'publishedPages',
  'newestPages',
  'publishedMenu',
  'publicTags',
  // Introspection takes longer to serialize than any page.
  '__schema',
  '__type',
];

/** Search engines accept ten times as many; a file of this size still fits into the cache. */
const defaultAddressesPerSitemap = 5_000;

async function addApis(app: FastifyInstance, options: ServerOptions, secure: boolean): Promise<void> {
  const csrf = createCsrf(options.secret);
  const contextOptions = { orm: options.orm, services: options.services, secure };
  await app.register(restPlugin, {
    prefix: restPrefix,
    csrf,
    secure,
    rateLimit: options.services.restRateLimit,
    createContext: (request, cookies) => createRequestContext(contextOptions, request, cookies),
    routes: [
      authRoutes,
      usersRoutes,
      rolesRoutes,
      fileUsageRoutes,
      mediaRoutes,
      mediaBinRoutes,
      pageRoutes,
      pageVersionRoutes,
      pageListRoutes,
      publishedPageRoutes,
      publicationRoutes,
      previewRoutes,
      translationRoutes,
      binRoutes,
      bundlesRoutes,
      auditRoutes,
      settingsRoutes,
      menuRoutes,
      tagsRoutes,
      searchRoutes,
      questionnaireDraftRoutes,
      statisticsRoutes,
    ],
  });
  await app.register(graphqlPlugin, {
    prefix: '/graphql',
    schema: options.schema,
    rateLimit: options.services.graphqlRateLimit,
    persisted: { ...adminOperations, ...siteOperations },
    siteBuild: options.assets.scripts[0] ?? '',
    sharedQueryCache: new SharedQueryCache({
      cache: options.services.responseCache,
      fields: sharedQueryFields,
      rateLimit: options.services.graphqlRateLimit,
    }),
    csrf,
    createContext: (request, reply) => createGraphQLContext({ ...contextOptions, csrf }, request, reply),
  });
}

function addSite(
  app: FastifyInstance,
  options: ServerOptions,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  const { searchRateLimit, responseCache, check, publicUrl } = options.services;
  const createManager = () => options.orm.em.fork();
  const failurePageOptions = { renderFailure, securityHeaders };
  const renderer = createSiteRenderer({ ...options, warn: (message) => app.log.warn(message) });
  addPreviewRoutes(app, { renderPreview: renderer.renderPreview, ...failurePageOptions });
  addSearchRoutes(app, {
    renderSearch: renderer.renderSearch,
    consumeRateLimit: (address) => searchRateLimit.consume(clientNetworkOf(address)),
    ...failurePageOptions,
  });
  addPrivacyRoute(app, { cache: responseCache, renderPrivacy: renderer.renderPrivacy, ...failurePageOptions });
  const common = { cache: responseCache, createManager, languageTagOf };
  const addressesPerSitemap = options.addressesPerSitemap ?? defaultAddressesPerSitemap;
  addSitemapRoutes(app, { ...common, publicUrl, addressesPerFile: addressesPerSitemap, ...failurePageOptions });
  addManifestRoutes(app, { ...common, siteNameIn, icons: faviconURLs, colour: siteColours.day, ...failurePageOptions });
  addCheckRoutes(app, {
    ...renderer,
    finish: (form, address) => finishCheckForm(createVisitorContext(options), form, clientNetworkOf(address)),
    makeReport: (query) => generateReport(createVisitorContext(options), query),
    consumeRateLimit: (action, address) =>
      (action === 'check' ? check.rateLimit : check.reportRateLimit).consume(clientNetworkOf(address)),
    publicUrl,
    ...failurePageOptions,
  });
  addSiteRoutes(app, {
    cache: responseCache,
    render: renderer.renderPage,
    ...failurePageOptions,
  });
}

/** Registers REST, GraphQL, admin area, site and health routes on one server. Does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const secure = options.services.publicUrl.startsWith('https:');
  const app = createApp(options);
  const { metrics, lifecycle } = options;
  if (options.isTraced === true) traceRequests(app);
  logRequests(app, metrics);
  const { responseCache } = options.services;
  shedLoad(app, {
    isCached: (request) => Boolean(request.cachedResponse) || isCachedPage(responseCache, request),
    onShed: metrics.countShedRequest,
    maxLagMs: options.maxLagMs,
    sendOverloadPage: createOverloadHandler({ renderFailure, securityHeaders: siteSecurityHeaders(secure) }),
  });
  closeConnectionsOnShutdown(app, lifecycle);
  addHealthRoutes(app, options);
  addMetricsRoute(app, metrics, options.metricsToken);
  await addApis(app, options, secure);
  if (options.distDir !== null) await serveClientFiles(app, options.distDir, secure);
  addSite(app, options, siteSecurityHeaders(secure));
  return app;
}
