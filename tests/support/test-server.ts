import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { createFirstAdministrator } from '../../server/auth/index.ts';
import { buildServer } from '../../server/app/build-server.ts';
import { connectDatabase } from '../../server/app/database.ts';
import { listenForEvents } from '../../server/app/event-listener.ts';
import { createVisitorContext } from '../../server/app/request-context.ts';
import { createServices, type ServiceOptions } from '../../server/app/services.ts';
import { createMetrics } from '../../server/app/metrics/create-metrics.ts';
import { shareBudgets } from '../../server/app/share-budgets.ts';
import { handleEvent } from '../../server/app/subscribers.ts';
import { seedQuestionnaire } from '../../server/questionnaire/index.ts';
import type { S3Config } from '../../server/app/config.ts';
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
  /** Where it listens, without a trailing slash. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Where its media lie in a store; null where they lie in `dataDir`. */
  bucket: S3Config | null;
  orm: MikroORM;
  services: Services;
  /** A browser that nobody has signed in with. */
  visitor: () => TestClient;
  /** A browser of the administrator, signed in. */
  signIn: (credentials?: { email: string; password: string }) => Promise<TestClient>;
  stop: () => Promise<void>;
};

/** The least that argon2 takes: a test is not about how long a hash takes. */
const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const secret = 'a secret that only tests know, long enough';

type Options = Partial<Pick<ServiceOptions, 'rateLimit' | 'restBudgetSize' | 'publicUrl' | 'meili'>> & {
  /** Shares the database and files of another server: two nodes of one installation. */
  beside?: TestServer;
  /** In place of the product's own: one whose resolvers are watched. */
  schema?: GraphQLSchema;
  metricsToken?: string;
  /** Blocks besides the demo site's. */
  moreBlocks?: readonly BlockDefinition[];
  /** Addresses in one file of the sitemap, at most. */
  sitemapFile?: number;
};

async function startNode(resources: AsyncDisposableStack, options: Options): Promise<TestServer> {
  const {
    beside,
    rateLimit = false,
    restBudgetSize = 30_000,
    publicUrl = 'http://localhost:3000',
    meili = null,
  } = options;
  const database = beside ? { url: beside.databaseUrl, drop: async () => {} } : await createTestDatabase();
  resources.defer(() => database.drop());
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'ximblox-media-')));
  if (!beside) resources.defer(() => rm(dataDir, { recursive: true, force: true }));
  const bucket = beside ? beside.bucket : await createTestBucket();
  if (bucket && !beside) resources.defer(() => removeTestBucket(bucket));
  // A hundred requests at once wait for each other: on a busy machine longer than the product lets anybody wait.
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
    restBudgetSize,
    reportWorker: join(import.meta.dirname, '../../server/questionnaire/report/report-worker.ts'),
    threadWorker: join(import.meta.dirname, '../../server/app/thread-worker.ts'),
    smtpUrl: null,
    s3: bucket,
    meili,
    say: () => {},
    blockDefinitions: [...blockDefinitions, ...(options.moreBlocks ?? [])],
    pageTypeDefinitions,
  });
  await seedQuestionnaire(orm.em);
  resources.defer(() => services.check.reports.stop());
  resources.defer(() => services.threads.stop());
  if (!beside) await createFirstAdministrator(createVisitorContext({ orm, services }), administrator);
  const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
  const listener = listenForEvents({
    databaseUrl: database.url,
    log: pino({ enabled: false }),
    onEvent: (event) => handleEvent(event, services),
    onSpending: (message) => services.budgets.hear(message),
    onDisconnect: () => services.responseCache.close(),
    onConnect: () => {
      services.responseCache.open();
      onConnected();
    },
  });
  resources.defer(() => listener.stop());
  await connected;
  const sharing = shareBudgets({ orm, services });
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
    lifecycle: { isEnding: false },
    vitals: { findDead: async () => [] },
    trustProxy: [],
    assets: {
      styles: ['/_/assets/site.css'],
      scripts: [],
    },
    distDir: null,
    sitemapFile: options.sitemapFile,
    longestLag: Number.POSITIVE_INFINITY,
  });
  resources.defer(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = (): TestClient => createClient(url);
  const signIn = async (credentials = administrator): Promise<TestClient> => {
    const client = visitor();
    const answer = await client.post('/auth/login', credentials);
    if (answer.body.Success !== true) throw new Error(`cannot sign in: ${JSON.stringify(answer.body)}`);
    return client;
  };
  const stop = () => resources.disposeAsync();
  return { url, databaseUrl: database.url, dataDir, bucket, orm, services, visitor, signIn, stop };
}

/**
 * The whole server on a database and a folder of its own, listening on a free port.
 * Call `stop` in afterAll.
 */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const resources = new AsyncDisposableStack();
  try {
    return await startNode(resources, options);
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}
