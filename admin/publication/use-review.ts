import { useCallback, useEffect, useState } from 'react';
import {
  type ComparedContentFragment,
  type EditorVersionFragment,
  type PublishingChecksQuery,
  type ReviewedRequestQuery,
  usePublishingChecksFetch,
  useReviewedChangesFetch,
  useReviewedRequestFetch,
  useReviewedVersionFetch,
} from '../generated/graphql.ts';

export type ReviewedRequest = NonNullable<ReviewedRequestQuery['publicationRequest']>;

export type Review = {
  request: ReviewedRequest;
  /** The version that was live when the review began; null if there was none. */
  before: EditorVersionFragment | null;
  after: EditorVersionFragment;
  comparison: ComparedContentFragment;
  /** Checks of the requested version. */
  checks: PublishingChecksQuery['publishingChecks'];
};

export type ReviewState =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed' }
  | { status: 'loaded'; review: Review };

/** A request and its changes. `reload` reloads the request but keeps the version it is compared with. */
export function useReview(pageVersionID: number): {
  state: ReviewState;
  reload: () => void;
  refresh: () => Promise<void>;
} {
  const queries = useReviewQueries();
  const [state, setState] = useState<ReviewState>({ status: 'loading' });
  const [loadCount, setLoadCount] = useState(0);
  const reload = useCallback(() => setLoadCount((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    queries
      .review(pageVersionID)
      .then((review) => isCurrent && setState(review === null ? { status: 'unknown' } : { status: 'loaded', review }))
      .catch(() => isCurrent && setState({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [queries, pageVersionID, loadCount]);
  const refresh = useCallback(async () => {
    const request = await queries.request(pageVersionID);
    if (request === null) return;
    setState((current) =>
      current.status === 'loaded' ? { ...current, review: { ...current.review, request } } : current,
    );
  }, [queries, pageVersionID]);
  return { state, reload, refresh };
}

type ReviewQueries = {
  request: (pageVersionID: number) => Promise<ReviewedRequest | null>;
  review: (pageVersionID: number) => Promise<Review | null>;
};

function useReviewQueries(): ReviewQueries {
  const fetchVersion = useReviewedVersionFetch({ fetchPolicy: 'cache-first' });
  const fetchRequest = useReviewedRequestFetch();
  const fetchChanges = useReviewedChangesFetch({ fetchPolicy: 'cache-first' });
  const fetchChecks = usePublishingChecksFetch();
  const [queries] = useState((): ReviewQueries => {
    const version = async (id: number) => {
      const { data } = await fetchVersion({ variables: { id } });
      if (!data?.pageVersion) throw new Error(`Version ${id} could not be loaded`);
      return data.pageVersion;
    };
    const request = async (pageVersionID: number) => {
      const variables = { pageVersionID };
      const { data } = await fetchRequest({ variables });
      return data?.publicationRequest ?? null;
    };
    const compare = async (beforeID: number | null, afterID: number) => {
      const variables = { beforeID, afterID };
      const { data } = await fetchChanges({ variables });
      if (!data?.comparePageVersions) throw new Error('The comparison could not be loaded');
      return data.comparePageVersions;
    };
    const check = async ({ page, pageVersionID }: ReviewedRequest) => {
      const variables = { pageID: page.id, pageVersionID };
      const { data } = await fetchChecks({ variables });
      return data?.publishingChecks ?? null;
    };
    const review = async (pageVersionID: number): Promise<Review | null> => {
      const found = await request(pageVersionID);
      if (found === null) return null;
      // An accepted version is live itself, so there is nothing to compare it with.
      const beforeID = found.liveVersionID === pageVersionID ? null : found.liveVersionID;
      const [before, after, comparison, checks] = await Promise.all([
        beforeID === null ? null : version(beforeID),
        version(pageVersionID),
        compare(beforeID, pageVersionID),
        check(found),
      ]);
      return { request: found, before, after, comparison, checks };
    };
    return { request, review };
  });
  return queries;
}
