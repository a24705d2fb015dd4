import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactoryHandler,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { auditRoutes } from '../audit/index.ts';
import { authRoutes } from '../auth/index.ts';
import { binRoutes } from '../bin/index.ts';
import { mediaRoutes } from '../media/index.ts';
import { menuRoutes } from '../menu/index.ts';
import { pageListRoutes, pageRoutes, publishedPageRoutes } from '../pages/index.ts';
import { previewRoutes } from '../previews/index.ts';
import { publicationRoutes } from '../publication/index.ts';
import { questionnaireDraftRoutes } from '../questionnaire-drafts/index.ts';
import { finishCheck, makeReport } from '../questionnaire/index.ts';
import { searchRoutes, suggestPages } from '../search/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { graphqlPlugin } from '../shared/graphql/graphql-plugin.ts';
import { SharedReads } from '../shared/graphql/shared-reads.ts';
import { answerBadAddress, restPlugin } from '../shared/rest/index.ts';
import {
  addCheckRoutes,
  addManifestRoutes,
  addPreviewRoutes,
  addPrivacyRoute,
  addSearchRoutes,
  addSiteRoutes,
  addSitemapRoutes,
  answerAtOnce,
  isKeptPage,
} from '../site/index.ts';
import { statisticsRoutes } from '../statistics/index.ts';
import { tagsRoutes } from '../tags/index.ts';
import { translationRoutes } from '../translations/index.ts';
import adminOperations from '../generated/admin-operations.json';
import siteOperations from '../generated/site-operations.json';
import { rolesRoutes, usersRoutes } from '../users/index.ts';
import { addClientFiles, type SiteAssets } from './client-files.ts';
import { addHealthRoutes } from './health.ts';
import { type Lifecycle, tellEnding } from './lifecycle.ts';
import { logAtOnce, logRequests } from './log-requests.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { addMetricsRoute } from './metrics/metrics.routes.ts';
import { createSiteRenderer, languageTagOf, renderFailure, siteColours, siteIcons, siteNameIn } from './render-site.ts';
import { createContext, createGraphQLContext, createVisitorContext } from './request-context.ts';
import { siteHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { traceRequests } from './tracing.ts';

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
  /** Whether a collector takes traces. */
  isTraced?: boolean;
  /** Addresses in one file of the sitemap, at most; left out, as many as search engines read in one go. */
  sitemapFile?: number;
  /** Milliseconds that the event loop may lag before new work is refused, for a process that does other work too. */
  longestLag?: number;
};

const restPrefix = '/api/ximblox';

/** Fields of Query that answer every visitor alike until an event that empties the cache of answers. */
const sharedReads = ['settings', 'publishedPage', 'publishedPages', 'newestPages', 'publishedMenu', 'publicTags'];

/** Search engines take ten times as many; a file of these stays within what is kept in the cache. */
const addressesPerFile = 5_000;

/** A version has 2 MB at most; JSON escapes and the envelope come on top (bytes). */
const bodyLimit = 4 * 1024 * 1024;

/** Milliseconds; the framework's own defaults are none. An upload of 100 MB on a slow line needs minutes. */
const timeouts = {
  connectionTimeout: 30_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 72_000,
};

const handlerTimeout = 600_000;

/** Not where most answers are kept: its timer costs more than they do, and a silent connection is closed anyhow. */
const answersFromCache: ReadonlySet<string> = new Set(['/graphql', '/*']);

function limitHandlers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!answersFromCache.has(route.url)) route.handlerTimeout ??= handlerTimeout;
  });
}

function answerNotFound(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).type('text/plain').send('Not found');
}

/** A server whose kept pages are answered before the framework takes a request; it answers all the others. */
const serverOf =
  ({ log, services, metrics, lifecycle }: ServerParts) =>
  (handle: FastifyServerFactoryHandler): Server => {
    const isAnswered = answerAtOnce(services.responseCache, logAtOnce(log, metrics));
    const server = createServer((request, response) => {
      const isEnding = lifecycle.isEnding || !server.listening;
      if (isEnding || !isAnswered(request, response)) handle(request, response);
    });
    server.keepAliveTimeout = timeouts.keepAliveTimeout;
    server.requestTimeout = timeouts.requestTimeout;
    return server.setTimeout(timeouts.connectionTimeout);
  };

function createApp(parts: ServerParts): FastifyInstance {
  const { log, trustProxy } = parts;
  return fastify({
    ...timeouts,
    serverFactory: serverOf(parts),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false, caseSensitive: true },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // A path that cannot be decoded belongs to nothing.
    frameworkErrors: (error, request, reply) =>
      request.url.startsWith(`${restPrefix}/`)
        ? answerBadAddress(error, request, reply)
        : answerNotFound(error, request, reply),
  });
}

/** Milliseconds that requests in flight have to end once the server closes. */
const closingGrace = 10_000;

/**
 * A connection that falls idle only while the server closes would keep it open for the whole keep-alive time, and one
 * that stalls in the middle of a request for longer still.
 */
function closeConnectionsEarly(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    const stalled = setTimeout(() => app.server.closeAllConnections(), closingGrace).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(stalled);
    });
  });
}

async function addApis(app: FastifyInstance, parts: ServerParts, secure: boolean): Promise<void> {
  const contextParts = { orm: parts.orm, services: parts.services, secure };
  await app.register(restPlugin, {
    prefix: restPrefix,
    secret: parts.secret,
    secure,
    createContext: (request, cookies) => createContext(contextParts, request, cookies),
    routes: [
      ...[authRoutes, usersRoutes, rolesRoutes, mediaRoutes, pageRoutes, pageListRoutes],
      ...[
        publishedPageRoutes,
        publicationRoutes,
        previewRoutes,
        translationRoutes,
        binRoutes,
        auditRoutes,
        settingsRoutes,
        menuRoutes,
        tagsRoutes,
        searchRoutes,
        questionnaireDraftRoutes,
        statisticsRoutes,
      ],
    ],
  });
  await app.register(graphqlPlugin, {
    schema: parts.schema,
    budget: parts.services.graphqlBudget,
    persisted: { ...adminOperations, ...siteOperations },
    sharedReads: new SharedReads({
      ...{ cache: parts.services.responseCache, fields: sharedReads },
      budget: parts.services.graphqlBudget,
    }),
    createContext: (request, reply) => createGraphQLContext(contextParts, request, reply),
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
  addSitemapRoutes(app, { ...common, publicUrl, addressesPerFile: sitemapFile });
  addManifestRoutes(app, { ...common, siteNameIn, icons: siteIcons, colour: siteColours.day });
  addCheckRoutes(app, {
    ...renderer,
    finish: (form) => finishCheck(createVisitorContext(parts), form),
    makeReport: (wish) => makeReport(createVisitorContext(parts), wish),
    take: (kind, address) => (kind === 'check' ? check.budget : check.reportBudget).take(callerOf(address)),
    publicUrl,
    securityHeaders,
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
  limitHandlers(app);
  const { metrics, lifecycle } = parts;
  if (parts.isTraced === true) traceRequests(app);
  logRequests(app, metrics);
  const { responseCache } = parts.services;
  shedLoad(app, {
    isKept: (request) => Boolean(request.keptAnswer) || isKeptPage(responseCache, request),
    onShed: metrics.countShed,
    longestLag: parts.longestLag,
  });
  tellEnding(app, lifecycle);
  closeConnectionsEarly(app);
  app.setNotFoundHandler((request, reply) => answerNotFound(null, request, reply));
  addHealthRoutes(app, parts.orm, lifecycle);
  addMetricsRoute(app, metrics, parts.metricsToken);
  await addApis(app, parts, secure);
  if (parts.distDir !== null) await addClientFiles(app, parts.distDir, secure);
  addSite(app, parts, siteHeaders(secure));
  return app;
}
