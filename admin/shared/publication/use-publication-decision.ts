import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import {
  AcceptPublicationDocument,
  PublishRequestedPageDocument,
  RejectPublicationDocument,
} from '../../generated/graphql.ts';
import { type ErrorItem, submitCall } from '../errors/index.ts';

export type DecisionKind = 'accept' | 'reject';

/** `feedback`: the page was published, but saving the feedback failed. */
export type DecisionFailure = DecisionKind | 'feedback';

export type PublicationDecision = {
  busy: DecisionKind | null;
  /** Its errors are stored in the error collection "publication-requests". */
  failure: DecisionFailure | null;
  decide: (kind: DecisionKind, feedback: string) => Promise<boolean>;
};

type DecisionTarget = { pageID: number; pageVersionID: number };
type DecisionStep = { failure: DecisionFailure; send: () => Promise<readonly ErrorItem[] | undefined> };

/**
 * Returns the calls of a decision in order: accepting first publishes the page, then records the acceptance (S4.20).
 */
function createDecisionSteps(
  client: ApolloClient,
  { pageID, pageVersionID }: DecisionTarget,
  feedback: string,
): Record<DecisionKind, DecisionStep[]> {
  const publish = async () => {
    const { data } = await client.mutate({ mutation: PublishRequestedPageDocument, variables: { pageID } });
    return data?.publishPage.errors;
  };
  const accept = async () => {
    const variables = { pageVersionID, feedback: feedback || null };
    const { data } = await client.mutate({ mutation: AcceptPublicationDocument, variables });
    return data?.acceptPublication.errors;
  };
  const reject = async () => {
    const variables = { pageVersionID, feedback };
    const { data } = await client.mutate({ mutation: RejectPublicationDocument, variables });
    return data?.rejectPublication.errors;
  };
  return {
    accept: [
      { failure: 'accept', send: publish },
      { failure: 'feedback', send: accept },
    ],
    reject: [{ failure: 'reject', send: reject }],
  };
}

/** State and actions for deciding on a publication request. */
export function usePublicationDecision({ pageID, pageVersionID }: DecisionTarget): PublicationDecision {
  const client = useApolloClient();
  const [busy, setBusy] = useState<DecisionKind | null>(null);
  const [failure, setFailure] = useState<DecisionFailure | null>(null);
  const decide = useCallback(
    async (kind: DecisionKind, feedback: string) => {
      setBusy(kind);
      setFailure(null);
      const failed = await runSteps(createDecisionSteps(client, { pageID, pageVersionID }, feedback.trim())[kind]);
      setFailure(failed);
      setBusy(null);
      return failed === null;
    },
    [client, pageID, pageVersionID],
  );
  return { busy, failure, decide };
}

/** Runs the steps until one fails. Returns the failed step, or null. */
async function runSteps(steps: readonly DecisionStep[]): Promise<DecisionFailure | null> {
  for (const { failure, send } of steps) {
    if ((await submitCall('publication-requests', send)) !== 'done') return failure;
  }
  return null;
}
