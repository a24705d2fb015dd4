import type { Outcome } from '../shared/errors/index.ts';
import type { UserDraft } from './user-fields.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFieldError, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
import { announce, FormModal } from '../shared/ui/index.ts';
import { RoleField } from './role-field.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { UserFields, userFormProperties } from './user-fields.tsx';
import { useUserFormNote } from './user-form-note.ts';

/** Invites a user, who then chooses a password. */
export function AddUserModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const changes = useUserChanges();
  const fieldError = useFieldError('users-overview');
  const form = useFocusFirstInvalid('users-overview');
  const [draft, setDraft] = useState<UserDraft>({ email: '', name: '', jobTitle: '', role: undefined });
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const note = useUserFormNote(outcome);
  useClearedErrors('users-overview');

  async function invite() {
    setOutcome('waiting');
    const next = await changes.create({ ...draft, role: draft.role ?? 0 });
    setOutcome(next);
    if (next !== 'done') return;
    announce(t('users.added', { name: draft.name }));
    onClose();
  }

  return (
    <FormModal
      title={t('users.add')}
      intro={t('users.addIntro')}
      submitLabel={t('users.invite')}
      isBusy={outcome === 'waiting'}
      note={note}
      formRef={form}
      onSubmit={() => void invite()}
      onClose={onClose}
    >
      <ErrorList collection="users-overview" fieldProperties={userFormProperties} />
      <UserFields draft={draft} onChange={(next) => setDraft((current) => ({ ...current, ...next }))} />
      <RoleField
        value={draft.role}
        onChange={(role) => setDraft((current) => ({ ...current, role }))}
        error={fieldError('user.role')}
      />
    </FormModal>
  );
}
