import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { createFirstAdministrator } from '../../server/auth/index.ts';
import { buildServer } from '../../server/app/build-server.ts';
import { connectDatabase } from '../../server/app/database/database.ts';
import { listenForEvents } from '../../server/app/listen-for-events.ts';
import { createVisitorContext } from '../../server/app/http/create-request-context.ts';
import { createServices, type CreateServicesOptions } from '../../server/app/create-services.ts';
import { createMetrics } from '../../server/app/metrics/create-metrics.ts';
import { syncRateLimits } from '../../server/app/sync-rate-limits.ts';
import { handleAppEvent } from '../../server/app/event-subscribers.ts';
import { seedQuestionnaire } from '../../server/questionnaire/index.ts';
import type { S3Config } from '../../server/app/config/config.ts';
import type { Services } from '../../server/shared/context.ts';
import type { BlockDefinition } from '../../server/shared/content-definition.ts';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../site/page-types/definitions.ts';
import { createClient, type TestClient } from './test-client.ts';
import { createTestBucket, removeTestBucket } from './test-bucket.ts';
import { createTestDatabase } from './test-database.ts';
import { testSchema } from './test-schema.ts';

/** The first administrator of every test server. */
const administrator = { email: 'admin@example.com', password: 'Long-Enough-1' };

export type TestServer = {
  /** The root address, without a trailing slash. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** The store of its media; null if they are in `dataDir`. */
  bucket: S3Config | null;
  orm: MikroORM;
  services: Services;
  /** A browser without a session. */
  visitor: () => TestClient;
  /** A browser of the administrator, signed in. */
  signIn: (credentials?: { email: string; password: string }) => Promise<TestClient>;
  stop: () => Promise<void>;
};

/** The minimum cost of argon2, to keep tests fast. */
const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const secret = 'a secret that only tests know, long enough';

type Options = Partial<Pick<CreateServicesOptions, 'rateLimit' | 'restCallsPerMinute' | 'publicUrl' | 'meili'>> & {
  /** Shares the database and files of another server: two nodes of one installation. */
  sharedWith?: TestServer;
  /** Replaces the product's schema, such as by one whose resolvers are observed. */
  schema?: GraphQLSchema;
  metricsToken?: string;
  /** Blocks besides the demo site's. */
  moreBlocks?: readonly BlockDefinition[];
  /** Maximum number of addresses in one sitemap file. */
  sitemapFile?: number;
};

async function startNode(resources: AsyncDisposableStack, options: Options): Promise<TestServer> {
  const {
    sharedWith,
    rateLimit = false,
    restCallsPerMinute = 30_000,
    publicUrl = 'http://localhost:3000',
    meili = null,
  } = options;
  const database = sharedWith ? { url: sharedWith.databaseUrl, drop: async () => {} } : await createTestDatabase();
  resources.defer(() => database.drop());
  const dataDir = sharedWith?.dataDir ?? (await mkdtemp(join(tmpdir(), 'ximblox-media-')));
  if (!sharedWith) resources.defer(() => rm(dataDir, { recursive: true, force: true }));
  const bucket = sharedWith ? sharedWith.bucket : await createTestBucket();
  if (bucket && !sharedWith) resources.defer(() => removeTestBucket(bucket));
  // A hundred parallel requests wait for each other: on a busy machine longer than the product's timeout.
  const orm = await connectDatabase(database.url, (pool) =>
    Object.assign(pool.options, { connectionTimeoutMillis: 0 }),
  );
  resources.defer(() => orm.close());

  const services = await createServices({
    orm,
    databaseUrl: database.url,
    publicUrl,
    dataDir,
    secret,
    passwordCost,
    rateLimit,
    restCallsPerMinute,
    reportWorker: join(import.meta.dirname, '../../server/questionnaire/report/report-worker.ts'),
    threadWorker: join(import.meta.dirname, '../../server/app/thread-worker.ts'),
    smtpUrl: null,
    s3: bucket,
    meili,
    print: () => {},
    blockDefinitions: [...blockDefinitions, ...(options.moreBlocks ?? [])],
    pageTypeDefinitions,
  });
  await seedQuestionnaire(orm.em);
  resources.defer(() => services.check.reportRenderer.stop());
  resources.defer(() => services.threads.stop());
  if (!sharedWith) await createFirstAdministrator(createVisitorContext({ orm, services }), administrator);
  const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
  const listener = listenForEvents({
    databaseUrl: database.url,
    log: pino({ enabled: false }),
    onEvent: (event) => handleAppEvent(event, services),
    onRateLimitMessage: (message) => services.rateLimits.receive(message),
    onDisconnect: () => services.responseCache.suspend(),
    onConnect: () => {
      services.responseCache.resume();
      onConnected();
    },
  });
  resources.defer(() => listener.stop());
  await connected;
  const sharing = syncRateLimits({ orm, services });
  resources.defer(() => sharing.stop());

  const app = await buildServer({
    orm,
    services,
    secret,
    schema: options.schema ?? (await testSchema()),
    log: pino({ enabled: false }),
    metrics: createMetrics({
      orm,
      services,
    }),
    metricsToken: options.metricsToken ?? null,
    lifecycle: { isShuttingDown: false },
    healthMonitor: { findFailedParts: async () => [] },
    trustProxy: [],
    assets: {
      styles: ['/_/assets/site.css'],
      scripts: [siteBuild],
    },
    distDir: null,
    addressesPerSitemap: options.sitemapFile,
    maxLagMs: Number.POSITIVE_INFINITY,
  });
  resources.defer(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = (): TestClient => createClient(url);
  const signIn = async (credentials = administrator): Promise<TestClient> => {
    const client = visitor();
    const response = await client.post('/auth/login', credentials);
    if (response.body.Success !== true) throw new Error(`cannot sign in: ${JSON.stringify(response.body)}`);
    return client;
  };
  const stop = () => resources.disposeAsync();
  return { url, databaseUrl: database.url, dataDir, bucket, orm, services, visitor, signIn, stop };
}

/** The build of the site that the server names in its documents. */
export const siteBuild = '/_/assets/site.js';

/** Starts the whole server with its own database and folder, listening on a free port. Call `stop` in afterAll. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const resources = new AsyncDisposableStack();
  try {
    return await startNode(resources, options);
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}
