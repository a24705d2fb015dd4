import DataLoader from 'dataloader';
import { PageVersion } from '../pages/index.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import { findRejectedRequestIDs } from './publication.queries.ts';

/** Titles of versions by id. */
export const createVersionTitleLoader = ({ em }: GraphQLContext): DataLoader<number, string> =>
  new DataLoader(async (ids) => {
    const versions = await em.fork().find(PageVersion, { id: { $in: [...ids] } }, { fields: ['id', 'title'] });
    const titles = new Map(versions.map(({ id, title }) => [id, title]));
    return ids.map((id) => titles.get(id) ?? '');
  });

/** Open requests by page. */
export const createOpenRequestLoader = ({ em }: GraphQLContext): DataLoader<number, PublicationRequest | null> =>
  new DataLoader(async (pageIDs) => {
    const requests = await em.find(PublicationRequest, { pageId: { $in: [...pageIDs] }, status: 'open' });
    const byPage = new Map(requests.map((request) => [request.pageId, request]));
    return pageIDs.map((id) => byPage.get(id) ?? null);
  });

/** The last request by page, if it was rejected and the page was not published since; otherwise null. */
export const createRejectedRequestLoader = ({ em }: GraphQLContext): DataLoader<number, PublicationRequest | null> =>
  new DataLoader(async (pageIDs) => {
    const requests = await em.find(PublicationRequest, { id: { $in: await findRejectedRequestIDs(em, pageIDs) } });
    const byPage = new Map(requests.map((request) => [request.pageId, request]));
    return pageIDs.map((id) => byPage.get(id) ?? null);
  });

/** Pending schedules by page, soonest first. */
export const createPendingSchedulesLoader = ({ em }: GraphQLContext): DataLoader<number, ScheduledPublication[]> =>
  new DataLoader(async (pageIDs) => {
    const pending = { pageId: { $in: [...pageIDs] }, status: 'pending' as const };
    const schedules = await em.find(ScheduledPublication, pending, { orderBy: [{ at: 'asc' }, { id: 'asc' }] });
    const byPage = Map.groupBy(schedules, ({ pageId }) => pageId);
    return pageIDs.map((id) => byPage.get(id) ?? []);
  });
