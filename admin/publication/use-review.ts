import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import {
  type ComparedContentFragment,
  type EditorVersionFragment,
  PublishingChecksDocument,
  type PublishingChecksQuery,
  ReviewedChangesDocument,
  ReviewedRequestDocument,
  type ReviewedRequestQuery,
  ReviewedVersionDocument,
} from '../generated/graphql.ts';

export type ReviewedRequest = NonNullable<ReviewedRequestQuery['publicationRequest']>;

export type Review = {
  request: ReviewedRequest;
  /** What visitors saw when the review began; null where there was nothing. */
  before: EditorVersionFragment | null;
  after: EditorVersionFragment;
  comparison: ComparedContentFragment;
  /** Of the requested version. */
  checks: PublishingChecksQuery['publishingChecks'];
};

export type ReviewState =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed' }
  | { status: 'loaded'; review: Review };

/** A request with what it would change. `reload` reads the request again and keeps what it is compared with. */
export function useReview(pageVersionID: number): {
  state: ReviewState;
  reload: () => void;
  refresh: () => Promise<void>;
} {
  const load = useLoad();
  const [state, setState] = useState<ReviewState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    load
      .review(pageVersionID)
      .then((review) => isCurrent && setState(review === null ? { status: 'unknown' } : { status: 'loaded', review }))
      .catch(() => isCurrent && setState({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [load, pageVersionID, turn]);
  const refresh = useCallback(async () => {
    const request = await load.request(pageVersionID);
    if (request === null) return;
    setState((present) =>
      present.status === 'loaded' ? { ...present, review: { ...present.review, request } } : present,
    );
  }, [load, pageVersionID]);
  return { state, reload, refresh };
}

type Load = {
  request: (pageVersionID: number) => Promise<ReviewedRequest | null>;
  review: (pageVersionID: number) => Promise<Review | null>;
};

function useLoad(): Load {
  const client = useApolloClient();
  const [load] = useState((): Load => {
    const fetchPolicy = 'network-only' as const;
    const version = async (id: number) => {
      const { data } = await client.query({ query: ReviewedVersionDocument, variables: { id } });
      if (!data?.pageVersion) throw new Error(`version ${id} did not come`);
      return data.pageVersion;
    };
    const request = async (pageVersionID: number) => {
      const variables = { pageVersionID };
      const { data } = await client.query({ query: ReviewedRequestDocument, variables, fetchPolicy });
      return data?.publicationRequest ?? null;
    };
    const compare = async (beforeID: number | null, afterID: number) => {
      const variables = { beforeID, afterID };
      const { data } = await client.query({ query: ReviewedChangesDocument, variables });
      if (!data?.comparePageVersions) throw new Error('the comparison did not come');
      return data.comparePageVersions;
    };
    const check = async ({ page, pageVersionID }: ReviewedRequest) => {
      const variables = { pageID: page.id, pageVersionID };
      const { data } = await client.query({ query: PublishingChecksDocument, variables, fetchPolicy });
      return data?.publishingChecks ?? null;
    };
    const review = async (pageVersionID: number): Promise<Review | null> => {
      const found = await request(pageVersionID);
      if (found === null) return null;
      // An accepted version is what visitors see, and has nothing to be compared with any more.
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
  return load;
}
