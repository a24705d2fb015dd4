import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { auditRoutes } from '../audit/index.ts';
import { authRoutes } from '../auth/index.ts';
import { binRoutes } from '../bin/index.ts';
import { bundlesRoutes } from '../bundles/index.ts';
import { mediaRoutes } from '../media/index.ts';
import { menuRoutes } from '../menu/index.ts';
import { pageListRoutes, pageRoutes, pageVersionRoutes, publishedPageRoutes } from '../pages/index.ts';
import { previewRoutes } from '../previews/index.ts';
import { publicationRoutes } from '../publication/index.ts';
import { questionnaireDraftRoutes } from '../questionnaire-drafts/index.ts';
import { finishForm, makeReport } from '../questionnaire/index.ts';
import { searchRoutes, suggestPages } from '../search/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { graphqlPlugin } from '../shared/graphql/graphql-plugin.ts';
import { SharedReads } from '../shared/graphql/shared-reads.ts';
import { restPlugin } from '../shared/rest/index.ts';
import {
  addCheckRoutes,
  addManifestRoutes,
  addPreviewRoutes,
  addPrivacyRoute,
  addSearchRoutes,
  addSiteRoutes,
  addSitemapRoutes,
  createOverloadAnswer,
  isKeptPage,
} from '../site/index.ts';
import { statisticsRoutes } from '../statistics/index.ts';
import { tagsRoutes } from '../tags/index.ts';
import { translationRoutes } from '../translations/index.ts';
import adminOperations from '../generated/admin-operations.json';
import siteOperations from '../generated/site-operations.json';
import { rolesRoutes, usersRoutes } from '../users/index.ts';
import { addClientFiles, type SiteAssets } from './client-files.ts';
import { createApp, restPrefix } from './create-app.ts';
import { addHealthRoutes } from './health.ts';
import { type Lifecycle, tellEnding } from './lifecycle.ts';
import { logRequests } from './log-requests.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { addMetricsRoute } from './metrics/metrics.routes.ts';
import { createSiteRenderer, languageTagOf, renderFailure, siteColours, siteIcons, siteNameIn } from './render-site.ts';
import { createCsrf } from '../shared/http/index.ts';
import { createContext, createGraphQLContext, createVisitorContext } from './request-context.ts';
import { siteHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { traceRequests } from './tracing.ts';
import type { Vitals } from './vitals.ts';

export type ServerParts = {
  orm: MikroORM;
  services: Services;
  schema: GraphQLSchema;
  /** Signs tokens. */
  secret: string;
  log: FastifyBaseLogger;
  trustProxy: readonly string[];
  assets: SiteAssets;
  /** Folder of the built admin area and site; null where something else serves them. */
  distDir: string | null;
  metrics: Metrics;
  /** Bearer token for /metrics; null: loopback only. */
  metricsToken: string | null;
  lifecycle: Lifecycle;
  vitals: Pick<Vitals, 'findDead'>;
  /** Whether a collector takes traces. */
  isTraced?: boolean;
  /** Addresses in one file of the sitemap, at most; left out, as many as search engines read in one go. */
  sitemapFile?: number;
  /** Milliseconds that the event loop may lag before new work is refused, for a process that does other work too. */
  longestLag?: number;
};

/** Fields of Query that answer every visitor alike until an event that empties the cache of answers. */
const sharedReads = [
  'settings',
  'publishedPage',
  'publishedPages',
  'newestPages',
  'publishedMenu',
  'publicTags',
  // The schema itself, which takes longer to write out than any page.
  '__schema',
  '__type',
];

/** Search engines take ten times as many; a file of these stays within what is kept in the cache. */
const addressesPerFile = 5_000;

async function addApis(app: FastifyInstance, parts: ServerParts, secure: boolean): Promise<void> {
  const csrf = createCsrf(parts.secret);
  const contextParts = { orm: parts.orm, services: parts.services, secure };
  await app.register(restPlugin, {
    prefix: restPrefix,
    csrf,
    secure,
    budget: parts.services.restBudget,
    createContext: (request, cookies) => createContext(contextParts, request, cookies),
    routes: [
      authRoutes,
      usersRoutes,
      rolesRoutes,
      mediaRoutes,
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
    schema: parts.schema,
    budget: parts.services.graphqlBudget,
    persisted: { ...adminOperations, ...siteOperations },
    sharedReads: new SharedReads({
      cache: parts.services.responseCache,
      fields: sharedReads,
      budget: parts.services.graphqlBudget,
    }),
    csrf,
    createContext: (request, reply) => createGraphQLContext({ ...contextParts, csrf }, request, reply),
  });
}

function addSite(app: FastifyInstance, parts: ServerParts, securityHeaders: Readonly<Record<string, string>>): void {
  const { searchBudget, suggestionBudget, responseCache, check, publicUrl } = parts.services;
  const createManager = () => parts.orm.em.fork();
  const failure = { renderFailure, securityHeaders };
  const renderer = createSiteRenderer({ ...parts, warn: (message) => app.log.warn(message) });
  addPreviewRoutes(app, { renderPreview: renderer.renderPreview, ...failure });
  addSearchRoutes(app, {
    renderSearch: renderer.renderSearch,
    suggest: (wish) => suggestPages(createVisitorContext(parts), wish),
    take: (kind, address) => (kind === 'search' ? searchBudget : suggestionBudget).take(callerOf(address)),
    ...failure,
  });
  addPrivacyRoute(app, { cache: responseCache, renderPrivacy: renderer.renderPrivacy, ...failure });
  const common = { cache: responseCache, createManager, languageTagOf };
  const sitemapFile = parts.sitemapFile ?? addressesPerFile;
  addSitemapRoutes(app, { ...common, publicUrl, addressesPerFile: sitemapFile, ...failure });
  addManifestRoutes(app, { ...common, siteNameIn, icons: siteIcons, colour: siteColours.day, ...failure });
  addCheckRoutes(app, {
    ...renderer,
    finish: (form, address) => finishForm(createVisitorContext(parts), form, callerOf(address)),
    makeReport: (wish) => makeReport(createVisitorContext(parts), wish),
    take: (kind, address) => (kind === 'check' ? check.budget : check.reportBudget).take(callerOf(address)),
    publicUrl,
    ...failure,
  });
  addSiteRoutes(app, {
    cache: responseCache,
    render: renderer.renderPage,
    ...failure,
  });
}

/** Everything on one port: REST, GraphQL, admin area, site and health. It does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const secure = parts.services.publicUrl.startsWith('https:');
  const app = createApp(parts);
  const { metrics, lifecycle } = parts;
  if (parts.isTraced === true) traceRequests(app);
  logRequests(app, metrics);
  const { responseCache } = parts.services;
  shedLoad(app, {
    isKept: (request) => Boolean(request.keptAnswer) || isKeptPage(responseCache, request),
    onShed: metrics.countShed,
    longestLag: parts.longestLag,
    refusePage: createOverloadAnswer({ renderFailure, securityHeaders: siteHeaders(secure) }),
  });
  tellEnding(app, lifecycle);
  addHealthRoutes(app, parts);
  addMetricsRoute(app, metrics, parts.metricsToken);
  await addApis(app, parts, secure);
  if (parts.distDir !== null) await addClientFiles(app, parts.distDir, secure);
  addSite(app, parts, siteHeaders(secure));
  return app;
}
