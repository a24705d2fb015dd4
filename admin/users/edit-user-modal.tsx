import type { UserRowFragment } from '../generated/graphql.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import type { UserDraft } from './user-fields.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors, listChangedFields, selectFields, useForm } from '../shared/forms/index.ts';
import { useFetchSession, useSession } from '../shared/session/index.ts';
import { announce, FormModal } from '../shared/ui/index.ts';
import { ProfileImageField } from '../shared/users/index.ts';
import { RoleField } from './role-field.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { getUserDisplayName } from './user-cells.tsx';
import { UserFields, userFormProperties } from './user-fields.tsx';
import { useUserFormNote } from './user-form-note.ts';

type Props = { user: UserRowFragment; onClose: () => void };

/** Keeps the input until everything is saved: first the user, then the image. */
function useUserDraft({ user, onClose }: Props) {
  const { t } = useTranslation();
  const changes = useUserChanges();
  const fetchSession = useFetchSession();
  const isOwnAccount = useSession().user?.id === user.id;
  const { email, name, jobTitle, role } = user;
  const [base] = useState<UserDraft>({ email, name, jobTitle, role: role.id });
  const [draft, setDraft] = useState(base);
  const [imageRequest, setImageRequest] = useState<ImageRequest | null>(null);
  const form = useForm('users-overview');

  async function store() {
    const changed = selectFields(draft, listChangedFields(base, draft));
    if (!(await form.submit(() => changes.store(user.id, changed, imageRequest)))) return;
    announce(t('users.stored', { name: draft.name }));
    onClose();
    if (isOwnAccount) await fetchSession();
  }

  const change = (next: Partial<UserDraft>) => setDraft((current) => ({ ...current, ...next }));
  return { draft, change, imageRequest, setImageRequest, form, store };
}

/** Edits e-mail address, name, job title, image and role of a user. */
export function EditUserModal({ user, onClose }: Props) {
  const { t } = useTranslation();
  const { draft, change, imageRequest, setImageRequest, form, store } = useUserDraft({ user, onClose });
  const note = useUserFormNote(form);
  const changesRole = draft.role !== user.role.id;
  const changesEmail = user.active && draft.email !== user.email;

  return (
    <FormModal
      form={form}
      title={getUserDisplayName(user)}
      submitLabel={t('users.store')}
      note={note ?? (changesRole ? t('users.roleSignsOut') : undefined)}
      onSubmit={() => void store()}
      onClose={onClose}
    >
      <FormErrors form={form} fieldProperties={userFormProperties} />
      <ProfileImageField
        name={getUserDisplayName(user)}
        image={user.image}
        request={imageRequest}
        onChange={setImageRequest}
        error={form.fieldError('user.profileImage')}
      />
      <UserFields draft={draft} onChange={change} emailHint={changesEmail ? t('users.emailCountsLater') : undefined} />
      <RoleField
        value={draft.role}
        onChange={(role) => change({ role })}
        error={form.fieldError('user.role')}
        reason={user.lastAdministrator ? t('users.lastAdministrator') : undefined}
      />
    </FormModal>
  );
}
