import { useState } from 'react';
import {
  type ErrorCollectionName,
  type ErrorItem,
  type Outcome,
  submitCall,
  useClearedErrors,
  useFieldError,
  useFocusFirstInvalid,
} from '../errors/index.ts';

/**
 * What is shown of a form's submission. Its errors are stored in the collection, which is cleared when the form opens
 * and closes; the first invalid field is focused.
 */
export function useForm(collection: ErrorCollectionName) {
  const [state, setState] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError(collection);
  const ref = useFocusFirstInvalid(collection);
  useClearedErrors(collection);

  async function submit(call: () => Promise<Outcome>): Promise<boolean> {
    setState('waiting');
    const outcome = await call();
    setState(outcome);
    return outcome === 'done';
  }

  return {
    collection,
    /** For the form element. */
    ref,
    fieldError,
    isBusy: state === 'waiting',
    /** Undefined while waiting, and before the first submission. */
    outcome: state === 'waiting' ? undefined : state,
    hasFailed: state === 'refused' || state === 'failed',
    /** Hides the last outcome. */
    reset: () => setState(undefined),
    /** Returns whether the call succeeded. */
    submit,
    /** Shows errors that were found without asking the server. */
    refuse: (errors: readonly ErrorItem[]) => submit(() => submitCall(collection, async () => errors)),
  };
}

export type Form = ReturnType<typeof useForm>;
