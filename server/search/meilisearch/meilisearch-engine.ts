import { setTimeout as wait } from 'node:timers/promises';
import {
  type EnqueuedTaskPromise,
  type Index,
  Meilisearch,
  MeilisearchApiError,
  type SearchParams,
  type SearchResponse,
} from 'meilisearch';
import { splitWords } from '../engine/fold-accents.ts';
import { searchLanguages, searchLanguageOf } from '../engine/language.ts';
import {
  type IndexBuild,
  type SearchDocument,
  type SearchEngine,
  SearchEngineUnavailable,
  type SearchFilter,
  type SearchHits,
  type SearchQuery,
  type ExcerptPart,
} from '../engine/search-engine.ts';
import { languageAttributes, meilisearchIndexSettings } from './meilisearch-settings.ts';

/** The address of Meilisearch, and the name of the live index; a rebuild uses a second one. */
export type MeilisearchOptions = { url: string; key: string | null; index?: string };

const defaultIndex = 'ximblox_pages';

/** Timeouts of a visitor's search, of any other request, and of a change until searches find it. */
const searchTimeoutMs = 2_000;
const requestTimeoutMs = 10_000;
const changeTimeoutMs = 60_000;

/** Interval of polling whether a change is done. */
const changePollMs = 50;

/** After a failed search, further searches fail at once for this time. */
const failureCooldownMs = 3_000;

/** Meilisearch delays compressed responses by about 40 ms, longer than a local network needs for uncompressed ones. */
const uncompressedRequest: RequestInit = { headers: { 'Accept-Encoding': 'identity' } };

/** Length of an excerpt. */
const excerptWordCount = 32;

/** Markers around matches: private-use characters, which are removed from indexed texts. */
const [matchStart, matchEnd] = ['\ue000', '\ue001'];

type StoredDocument = { id: number; locale: string; type: string; tags: string[]; [text: string]: unknown };

function toStored({ pageID, locale, type, tags, title, headings, body }: SearchDocument): StoredDocument {
  const language = searchLanguageOf(locale);
  return {
    id: pageID,
    locale,
    type,
    tags,
    [`title_${language}`]: title,
    [`headings_${language}`]: headings,
    [`body_${language}`]: body,
  };
}

/** The values were checked before, but are quoted anyway. */
const isOneOf = (attribute: string, values: readonly string[] | null): string[] =>
  values ? [`${attribute} IN [${values.map((value) => JSON.stringify(value)).join(', ')}]`] : [];

const toFilter = ({ locales, pageTypes, tags }: SearchFilter): string[] => [
  ...isOneOf('locale', locales),
  ...isOneOf('type', pageTypes),
  ...isOneOf('tags', tags),
];

function splitMatches(formatted: string): ExcerptPart[] {
  return formatted.split(matchStart).flatMap((piece, index) => {
    const [match = '', rest] = index === 0 ? [undefined, piece] : piece.split(matchEnd);
    return [
      { text: match, isMatch: true },
      { text: rest ?? '', isMatch: false },
    ].filter(({ text }) => text !== '');
  });
}

function toParams({ filter, count, offset }: SearchQuery): SearchParams {
  const bodies = languageAttributes('body');
  const languages = new Set(filter.locales?.map(searchLanguageOf));
  const locales = searchLanguages.filter(({ code }) => languages.has(code)).map(({ iso }) => iso);
  return {
    filter: toFilter(filter),
    limit: count,
    offset,
    attributesToRetrieve: ['id', 'locale'],
    attributesToHighlight: bodies,
    attributesToCrop: bodies,
    cropLength: excerptWordCount,
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    ...(locales.length > 0 ? { locales } : {}),
  };
}

type MeilisearchResponse = SearchResponse<StoredDocument, SearchParams>;

/**
 * With several words, first drops the most frequent ones, since rare words are more significant. If that finds nothing,
 * drops the last ones, so that several words never find less than the first of them.
 */
async function findAny(index: Index<StoredDocument>, query: SearchQuery): Promise<MeilisearchResponse> {
  const searchWith = (matchingStrategy: 'frequency' | 'last'): Promise<MeilisearchResponse> =>
    index.search(query.term, { ...toParams(query), matchingStrategy });
  const found = await searchWith('frequency');
  return found.estimatedTotalHits === 0 && splitWords(query.term).length > 1 ? searchWith('last') : found;
}

/** Why a call failed, for staff. */
const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function orUnavailable<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof SearchEngineUnavailable ? error : new SearchEngineUnavailable(errorText(error), error);
  }
}

/**
 * Polls until Meilisearch has completed a change. The client's own waiting sends requests without a timeout, so a hung
 * engine would be noticed only when the whole time is over. Throws SearchEngineUnavailable.
 */
async function waitForTask(client: Meilisearch, task: EnqueuedTaskPromise): Promise<void> {
  const { taskUid } = await orUnavailable(task);
  const end = performance.now() + changeTimeoutMs;
  while (performance.now() < end) {
    const { status, error } = await orUnavailable(client.tasks.getTask(taskUid));
    if (status === 'succeeded') return;
    if (status === 'failed' || status === 'canceled')
      throw new SearchEngineUnavailable(error?.message ?? `a change was ${status}`);
    await wait(changePollMs);
  }
  throw new SearchEngineUnavailable(`a change took longer than ${changeTimeoutMs / 1_000} s`);
}

async function exists(client: Meilisearch, uid: string): Promise<boolean> {
  return (await inspect(client, uid)) !== null;
}

async function inspect(client: Meilisearch, uid: string): Promise<{ identity: string; documents: number } | null> {
  try {
    const [{ createdAt }, { numberOfDocuments }] = await Promise.all([
      client.getRawIndex(uid),
      client.index(uid).getStats(),
    ]);
    return { identity: `meilisearch ${createdAt}`, documents: numberOfDocuments };
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null;
    throw new SearchEngineUnavailable(errorText(error), error);
  }
}

/** Builds a new index beside the live one, and swaps them when it is complete. */
async function build(client: Meilisearch, liveIndex: string): Promise<IndexBuild> {
  const nextIndex = `${liveIndex}_next`;
  if (await exists(client, nextIndex)) await waitForTask(client, client.deleteIndex(nextIndex));
  await waitForTask(client, client.createIndex(nextIndex, { primaryKey: 'id' }));
  const next: Index<StoredDocument> = client.index(nextIndex);
  await waitForTask(client, next.updateSettings(meilisearchIndexSettings));
  return {
    add: (documents) => waitForTask(client, next.addDocuments(documents.map(toStored))),
    finish: async () => {
      if (!(await exists(client, liveIndex)))
        await waitForTask(client, client.createIndex(liveIndex, { primaryKey: 'id' }));
      await waitForTask(client, client.swapIndexes([{ indexes: [liveIndex, nextIndex], rename: false }]));
      await waitForTask(client, client.deleteIndex(nextIndex));
    },
  };
}

/** Creates an engine for Meilisearch. Only jobs change its index; while it is unavailable, searches fail at once. */
export function createMeilisearchEngine({
  url,
  key,
  index: liveIndex = defaultIndex,
}: MeilisearchOptions): SearchEngine {
  const connect = (timeout: number) =>
    new Meilisearch({ host: url, timeout, requestInit: uncompressedRequest, ...(key ? { apiKey: key } : {}) });
  const client = connect(requestTimeoutMs);
  const index: Index<StoredDocument> = client.index(liveIndex);
  const searchIndex: Index<StoredDocument> = connect(searchTimeoutMs).index(liveIndex);
  let failedAt = Number.NEGATIVE_INFINITY;

  const search = async (query: SearchQuery): Promise<SearchHits> => {
    const { hits, estimatedTotalHits } = await findAny(searchIndex, query);
    return {
      total: estimatedTotalHits ?? 0,
      hits: hits.map(({ id, locale, _formatted }) => {
        const body = _formatted?.[`body_${searchLanguageOf(locale)}`];
        return { pageID: id, excerpt: typeof body === 'string' ? splitMatches(body) : [] };
      }),
    };
  };

  return {
    name: 'Meilisearch',
    inspect: async () => (await inspect(client, liveIndex)) ?? { identity: null, documents: 0 },
    put: (documents) => waitForTask(client, index.addDocuments(documents.map(toStored))),
    remove: (pageIDs) => waitForTask(client, index.deleteDocuments([...pageIDs])),
    clear: async () => {
      if (await exists(client, liveIndex)) await waitForTask(client, index.deleteAllDocuments());
    },
    build: () => build(client, liveIndex),
    search: async (query) => {
      if (performance.now() - failedAt < failureCooldownMs)
        throw new SearchEngineUnavailable('it did not respond a moment ago');
      try {
        return await search(query);
      } catch (error) {
        failedAt = performance.now();
        throw new SearchEngineUnavailable(errorText(error), error);
      }
    },
  };
}
