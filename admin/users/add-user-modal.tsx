import type { UserDraft } from './user-fields.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { announce, FormModal } from '../shared/ui/index.ts';
import { RoleField } from './role-field.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { UserFields, userFormProperties } from './user-fields.tsx';
import { useUserFormNote } from './user-form-note.ts';

/** Invites a user, who then chooses a password. */
export function AddUserModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const changes = useUserChanges();
  const form = useForm('users-overview');
  const [draft, setDraft] = useState<UserDraft>({ email: '', name: '', jobTitle: '', role: undefined });
  const note = useUserFormNote(form);

  async function invite() {
    if (!(await form.submit(() => changes.create({ ...draft, role: draft.role ?? 0 })))) return;
    announce(t('users.added', { name: draft.name }));
    onClose();
  }

  return (
    <FormModal
      form={form}
      title={t('users.add')}
      intro={t('users.addIntro')}
      submitLabel={t('users.invite')}
      note={note}
      onSubmit={() => void invite()}
      onClose={onClose}
    >
      <FormErrors form={form} fieldProperties={userFormProperties} />
      <UserFields draft={draft} onChange={(next) => setDraft((current) => ({ ...current, ...next }))} />
      <RoleField
        value={draft.role}
        onChange={(role) => setDraft((current) => ({ ...current, role }))}
        error={form.fieldError('user.role')}
      />
    </FormModal>
  );
}
