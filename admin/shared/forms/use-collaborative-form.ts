import { useState } from 'react';
import { type ErrorCollectionName, errorCollections, type ErrorItem, submitCall } from '../errors/index.ts';
import { listChangedFields, listConflictingFields, selectFields, rebaseForm } from './form-merge.ts';
import { useForm } from './use-form.ts';
import { Errors } from '../../generated/errors.ts';

type Calls<Form> = {
  collection: ErrorCollectionName;
  /** Stores the fields that differ between the two; returns the stored form. */
  store: (draft: Form, base: Form) => Promise<{ stored: Form | null; errors: readonly ErrorItem[] } | undefined>;
  /** Loads the stored form without any cache. */
  load: () => Promise<Form>;
};

/** Fields that somebody else changed too, with their stored values. */
type FormConflict<Form> = { fields: readonly (keyof Form & string)[]; latest: Form };

/**
 * State of a form that several people may edit at once. Only changed fields are stored, and each save loads the other
 * fields' latest values. If somebody else changed the same field, nothing is stored until `loadTheirs` or `overwrite`.
 */
export function useCollaborativeForm<Form extends Record<string, unknown>>(loaded: Form, calls: Calls<Form>) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(loaded);
  const [conflict, setConflict] = useState<FormConflict<Form> | null>(null);
  const form = useForm(calls.collection);

  /** Takes over the latest values but keeps the user's changes, including those made since sending. */
  function adopt(latest: Form, from: Form) {
    setDraft((current) => rebaseForm({ base: from, draft: current, latest }));
    setBase(latest);
  }

  /** Whether the error is caused by somebody else's change; then the conflict is shown instead of the error. */
  async function findConflict(from: Form): Promise<boolean> {
    if (!errorCollections.get(calls.collection).some(({ code }) => code === Errors.invalidState)) return false;
    const latest = await calls.load();
    const fields = listConflictingFields({ base: from, draft, latest }).map(String);
    adopt({ ...latest, ...selectFields(from, fields) }, from);
    if (fields.length === 0) return false;
    errorCollections.clear(calls.collection);
    setConflict({ fields, latest });
    return true;
  }

  function send(from: Form): Promise<boolean> {
    setConflict(null);
    return form.submit(async () => {
      const outcome = await submitCall(calls.collection, async () => {
        const result = await calls.store(draft, from);
        if (result?.stored) adopt(result.stored, draft);
        return result?.errors;
      });
      if (outcome === 'refused') await findConflict(from).catch(() => false);
      return outcome;
    });
  }

  return {
    ...form,
    draft,
    conflict,
    isUnsaved: listChangedFields(base, draft).length > 0,
    change(part: Partial<Form>) {
      form.reset();
      setDraft((current) => ({ ...current, ...part }));
    },
    save: () => send(base),
    /** Stores the draft over somebody else's version. */
    overwrite: () => send(conflict?.latest ?? base),
    loadTheirs() {
      if (!conflict) return;
      setDraft((current) => ({ ...current, ...selectFields(conflict.latest, conflict.fields) }));
      setBase(conflict.latest);
      setConflict(null);
      form.reset();
    },
  };
}
