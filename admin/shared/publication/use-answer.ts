import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import {
  AcceptPublicationDocument,
  PublishRequestedPageDocument,
  RejectPublicationDocument,
} from '../../generated/graphql.ts';
import { type ErrorItem, submit } from '../errors/index.ts';

export type AnswerKind = 'accept' | 'reject';

/** `feedback`: the page was published, only what was written to it did not arrive. */
export type AnswerFailure = AnswerKind | 'feedback';

export type Answering = {
  busy: AnswerKind | null;
  /** Its reasons stand in the collection publication-requests. */
  failure: AnswerFailure | null;
  answer: (kind: AnswerKind, feedback: string) => Promise<boolean>;
};

type Asked = { pageID: number; pageVersionID: number };
type Step = { failure: AnswerFailure; send: () => Promise<readonly ErrorItem[] | undefined> };

/** The calls of an answer in their order: accepting publishes the page, then records the acceptance (S4.20). */
function stepsOf(client: ApolloClient, { pageID, pageVersionID }: Asked, feedback: string): Record<AnswerKind, Step[]> {
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

/** Answers a publication request, with what a form shows meanwhile and afterwards. */
export function useAnswer({ pageID, pageVersionID }: Asked): Answering {
  const client = useApolloClient();
  const [busy, setBusy] = useState<AnswerKind | null>(null);
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const answer = useCallback(
    async (kind: AnswerKind, feedback: string) => {
      setBusy(kind);
      setFailure(null);
      const failed = await runSteps(stepsOf(client, { pageID, pageVersionID }, feedback.trim())[kind]);
      setFailure(failed);
      setBusy(null);
      return failed === null;
    },
    [client, pageID, pageVersionID],
  );
  return { busy, failure, answer };
}

/** Each step has to go well before the next; the answer is the one that did not. */
async function runSteps(steps: readonly Step[]): Promise<AnswerFailure | null> {
  for (const { failure, send } of steps) {
    if ((await submit('publication-requests', send)) !== 'done') return failure;
  }
  return null;
}
