import type { UserRowFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import type { UserDraft } from './user-fields.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { useFetchSession, useSession } from '../shared/session/index.ts';
import { announce, FormModal } from '../shared/ui/index.ts';
import { ProfileImageField } from '../shared/users/index.ts';
import { RoleField } from './role-field.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { nameOf } from './user-cells.tsx';
import { UserFields, userProperties } from './user-fields.tsx';
import { useUserModalNote } from './user-modal-note.ts';

type Props = { user: UserRowFragment; onClose: () => void };

/** Keeps what is typed until the server has taken all of it: the user first, then the picture. */
function useUserDraft({ user, onClose }: Props) {
  const { t } = useTranslation();
  const changes = useUserChanges();
  const fetchSession = useFetchSession();
  const oneself = useSession().user?.id === user.id;
  const { email, name, jobTitle, role } = user;
  const [draft, setDraft] = useState<UserDraft>({ email, name, jobTitle, role: role.id });
  const [picture, setPicture] = useState<ImageRequest | null>(null);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();

  async function store() {
    setOutcome('waiting');
    const next = await changes.store(user.id, draft, picture);
    setOutcome(next);
    if (next !== 'done') return;
    announce(t('users.stored', { name: draft.name }));
    onClose();
    if (oneself) await fetchSession();
  }

  const change = (next: Partial<UserDraft>) => setDraft((present) => ({ ...present, ...next }));
  return { draft, change, picture, setPicture, outcome, store };
}

/** Address, name, job title, picture and role of a user. */
export function EditUserModal({ user, onClose }: Props) {
  const { t } = useTranslation();
  const { draft, change, picture, setPicture, outcome, store } = useUserDraft({ user, onClose });
  const fieldError = useFieldError('users-overview');
  const form = useFocusFirstInvalid('users-overview');
  const note = useUserModalNote(outcome);
  useFreshErrors('users-overview');
  const changesRole = draft.role !== user.role.id;
  const changesEmail = user.active && draft.email !== user.email;

  return (
    <FormModal
      title={nameOf(user)}
      submitLabel={t('users.store')}
      isBusy={outcome === 'waiting'}
      note={note ?? (changesRole ? t('users.roleSignsOut') : undefined)}
      formRef={form}
      onSubmit={() => void store()}
      onClose={onClose}
    >
      <ErrorList collection="users-overview" own={userProperties} />
      <ProfileImageField
        name={nameOf(user)}
        image={user.image}
        request={picture}
        onChange={setPicture}
        error={fieldError('user.profileImage')}
      />
      <UserFields draft={draft} onChange={change} emailHint={changesEmail ? t('users.emailCountsLater') : undefined} />
      <RoleField
        value={draft.role}
        onChange={(role) => change({ role })}
        error={fieldError('user.role')}
        reason={user.lastAdministrator ? t('users.lastAdministrator') : undefined}
      />
    </FormModal>
  );
}
