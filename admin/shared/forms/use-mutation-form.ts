import { type ErrorCollectionName, type MutationData, type MutationPayload, submitMutation } from '../errors/index.ts';
import { useForm } from './use-form.ts';

type Mutate<Data, Variables> = (options: { variables: Variables }) => Promise<{ data?: Data | null | undefined }>;

/** A form that is sent by one mutation, the function of its generated hook. `onDone` receives the mutation's result. */
export function useMutationForm<Data extends MutationData, Variables>(
  collection: ErrorCollectionName,
  mutate: Mutate<Data, Variables>,
  onDone: (payload: MutationPayload<Data>) => void,
) {
  const form = useForm(collection);
  return {
    ...form,
    async send(variables: Variables): Promise<void> {
      const received: { payload?: MutationPayload<Data> | undefined } = {};
      const isDone = await form.submit(async () => {
        const { outcome, payload } = await submitMutation(collection, () => mutate({ variables }));
        received.payload = payload;
        return outcome;
      });
      if (isDone && received.payload) onDone(received.payload);
    },
  };
}
