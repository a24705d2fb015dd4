import { useState } from 'react';
import {
  useAcceptPublicationMutation,
  usePublishRequestedPageMutation,
  useRejectPublicationMutation,
} from '../../generated/graphql.ts';
import { type MutationData, submitMutation } from '../errors/index.ts';

export type DecisionKind = 'accept' | 'reject';

/** `feedback`: the page was published, but saving the feedback failed. */
type DecisionFailure = DecisionKind | 'feedback';

export type PublicationDecision = {
  busy: DecisionKind | null;
  /** Its errors are stored in the error collection "publication-requests". */
  failure: DecisionFailure | null;
  decide: (kind: DecisionKind, feedback: string) => Promise<boolean>;
};

/** Returns whether the mutation succeeded. */
async function send(call: () => Promise<{ data?: MutationData }>): Promise<boolean> {
  return (await submitMutation('publication-requests', call)).outcome === 'done';
}

/** State and actions for deciding on a publication request. */
export function usePublicationDecision(target: { pageID: number; pageVersionID: number }): PublicationDecision {
  const { pageID, pageVersionID } = target;
  const [publishPage] = usePublishRequestedPageMutation();
  const [acceptPublication] = useAcceptPublicationMutation();
  const [rejectPublication] = useRejectPublicationMutation();
  const [busy, setBusy] = useState<DecisionKind | null>(null);
  const [failure, setFailure] = useState<DecisionFailure | null>(null);

  /** Accepting first publishes the page, then records the acceptance (S4.20). Returns the failed step, or null. */
  async function accept(feedback: string): Promise<DecisionFailure | null> {
    if (!(await send(() => publishPage({ variables: { pageID } })))) return 'accept';
    const variables = { pageVersionID, feedback: feedback || null };
    return (await send(() => acceptPublication({ variables }))) ? null : 'feedback';
  }
  async function reject(feedback: string): Promise<DecisionFailure | null> {
    return (await send(() => rejectPublication({ variables: { pageVersionID, feedback } }))) ? null : 'reject';
  }

  return {
    busy,
    failure,
    async decide(kind, feedback) {
      setBusy(kind);
      setFailure(null);
      const failed = await (kind === 'accept' ? accept : reject)(feedback.trim());
      setFailure(failed);
      setBusy(null);
      return failed === null;
    },
  };
}
