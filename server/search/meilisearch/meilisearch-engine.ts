import { setTimeout as wait } from 'node:timers/promises';
import {
  type EnqueuedTaskPromise,
  type Index,
  Meilisearch,
  MeilisearchApiError,
  type SearchParams,
  type SearchResponse,
} from 'meilisearch';
import { wordsOf } from '../fold.ts';
import { knownLanguages, languageOf } from '../language.ts';
import {
  type IndexBuild,
  type SearchDocument,
  type SearchEngine,
  SearchEngineAway,
  type SearchFilter,
  type SearchHits,
  type SearchQuery,
  type TextPart,
} from '../search-engine.ts';
import { attributesOf, indexSettings } from './meilisearch-settings.ts';

/** Where Meilisearch is, and the index that answers; another one grows beside it. */
export type MeilisearchPlace = { url: string; key: string | null; index?: string };

const defaultIndex = 'ximblox_pages';

/** Milliseconds: of a visitor's search, of any other request, and for a change until searches find it. */
const searchPatience = 2_000;
const requestPatience = 10_000;
const changePatience = 60_000;

/** Milliseconds after which it is asked again whether a change is made. */
const changePause = 50;

/** Milliseconds in which an engine that did not answer is not asked again by visitors. */
const restAfterFailure = 3_000;

/** Meilisearch holds a compressed response back for some 40 ms, which a network beside it never makes up for. */
const uncompressed: RequestInit = { headers: { 'Accept-Encoding': 'identity' } };

/** Words of an excerpt. */
const cropLength = 32;

/** Private characters, which no indexed text holds, around what was found. */
const [matchStart, matchEnd] = ['\ue000', '\ue001'];

type StoredDocument = { id: number; locale: string; type: string; tags: string[]; [text: string]: unknown };

function toStored({ pageID, locale, type, tags, title, headings, body }: SearchDocument): StoredDocument {
  const language = languageOf(locale);
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

/** The values were checked against what there is; quoted all the same. */
const isOneOf = (attribute: string, values: readonly string[] | null): string[] =>
  values ? [`${attribute} IN [${values.map((value) => JSON.stringify(value)).join(', ')}]`] : [];

const toFilter = ({ locales, pageTypes, tags }: SearchFilter): string[] => [
  ...isOneOf('locale', locales),
  ...isOneOf('type', pageTypes),
  ...isOneOf('tags', tags),
];

function readParts(formatted: string): TextPart[] {
  return formatted.split(matchStart).flatMap((piece, index) => {
    const [match = '', rest] = index === 0 ? [undefined, piece] : piece.split(matchEnd);
    return [
      { text: match, isMatch: true },
      { text: rest ?? '', isMatch: false },
    ].filter(({ text }) => text !== '');
  });
}

function toParams({ filter, count, offset }: SearchQuery): SearchParams {
  const bodies = attributesOf('body');
  const languages = new Set(filter.locales?.map(languageOf));
  const locales = knownLanguages.filter(({ code }) => languages.has(code)).map(({ iso }) => iso);
  return {
    filter: toFilter(filter),
    limit: count,
    offset,
    attributesToRetrieve: ['id', 'locale'],
    attributesToHighlight: bodies,
    attributesToCrop: bodies,
    cropLength,
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    ...(locales.length > 0 ? { locales } : {}),
  };
}

type Found = SearchResponse<StoredDocument, SearchParams>;

/**
 * Of several words the rarest tell most, and the most frequent are given up first. Where that finds nothing, the last
 * ones are, so that more than one word never finds less than the first of them.
 */
async function findAny(index: Index<StoredDocument>, query: SearchQuery): Promise<Found> {
  const ask = (matchingStrategy: 'frequency' | 'last'): Promise<Found> =>
    index.search(query.term, { ...toParams(query), matchingStrategy });
  const found = await ask('frequency');
  return found.estimatedTotalHits === 0 && wordsOf(query.term).length > 1 ? ask('last') : found;
}

/** Why the engine did not do as it should, for staff. */
const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function orAway<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof SearchEngineAway ? error : new SearchEngineAway(describe(error), error);
  }
}

/**
 * A change is done once Meilisearch has worked it off. Asked one by one, since the requests of the client's own way of
 * waiting have no limit of time, and an engine that hangs would be noticed only when all patience is over.
 */
async function done(client: Meilisearch, task: EnqueuedTaskPromise): Promise<void> {
  const { taskUid } = await orAway(task);
  const end = performance.now() + changePatience;
  while (performance.now() < end) {
    const { status, error } = await orAway(client.tasks.getTask(taskUid));
    if (status === 'succeeded') return;
    if (status === 'failed' || status === 'canceled')
      throw new SearchEngineAway(error?.message ?? `a change was ${status}`);
    await wait(changePause);
  }
  throw new SearchEngineAway(`a change took longer than ${changePatience / 1_000} s`);
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
    throw new SearchEngineAway(describe(error), error);
  }
}

/** A new index beside the present one, whose place it takes at once when it is complete. */
async function build(client: Meilisearch, presentIndex: string): Promise<IndexBuild> {
  const nextIndex = `${presentIndex}_next`;
  if (await exists(client, nextIndex)) await done(client, client.deleteIndex(nextIndex));
  await done(client, client.createIndex(nextIndex, { primaryKey: 'id' }));
  const next: Index<StoredDocument> = client.index(nextIndex);
  await done(client, next.updateSettings(indexSettings));
  return {
    add: (documents) => done(client, next.addDocuments(documents.map(toStored))),
    finish: async () => {
      if (!(await exists(client, presentIndex)))
        await done(client, client.createIndex(presentIndex, { primaryKey: 'id' }));
      await done(client, client.swapIndexes([{ indexes: [presentIndex, nextIndex], rename: false }]));
      await done(client, client.deleteIndex(nextIndex));
    },
  };
}

/** Meilisearch at an address. It hears of changes from jobs only; while it is away, searches fail at once. */
export function createMeilisearchEngine({
  url,
  key,
  index: presentIndex = defaultIndex,
}: MeilisearchPlace): SearchEngine {
  const connect = (timeout: number) =>
    new Meilisearch({ host: url, timeout, requestInit: uncompressed, ...(key ? { apiKey: key } : {}) });
  const client = connect(requestPatience);
  const index: Index<StoredDocument> = client.index(presentIndex);
  const searched: Index<StoredDocument> = connect(searchPatience).index(presentIndex);
  let failedAt = Number.NEGATIVE_INFINITY;

  const search = async (query: SearchQuery): Promise<SearchHits> => {
    const { hits, estimatedTotalHits } = await findAny(searched, query);
    return {
      total: estimatedTotalHits ?? 0,
      hits: hits.map(({ id, locale, _formatted }) => {
        const body = _formatted?.[`body_${languageOf(locale)}`];
        return { pageID: id, excerpt: typeof body === 'string' ? readParts(body) : [] };
      }),
    };
  };

  return {
    name: 'Meilisearch',
    inspect: async () => (await inspect(client, presentIndex)) ?? { identity: null, documents: 0 },
    put: (documents) => done(client, index.addDocuments(documents.map(toStored))),
    remove: (pageIDs) => done(client, index.deleteDocuments([...pageIDs])),
    clear: async () => {
      if (await exists(client, presentIndex)) await done(client, index.deleteAllDocuments());
    },
    build: () => build(client, presentIndex),
    search: async (query) => {
      if (performance.now() - failedAt < restAfterFailure) throw new SearchEngineAway('it did not answer a moment ago');
      try {
        return await search(query);
      } catch (error) {
        failedAt = performance.now();
        throw new SearchEngineAway(describe(error), error);
      }
    },
  };
}
