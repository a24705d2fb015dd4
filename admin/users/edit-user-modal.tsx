import type { UserRowFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import type { UserDraft } from './user-fields.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFieldError, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
import { listChangedFields, selectFields } from '../shared/forms/index.ts';
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
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();

  async function store() {
    setOutcome('waiting');
    const next = await changes.store(user.id, selectFields(draft, listChangedFields(base, draft)), imageRequest);
    setOutcome(next);
    if (next !== 'done') return;
    announce(t('users.stored', { name: draft.name }));
    onClose();
    if (isOwnAccount) await fetchSession();
  }

  const change = (next: Partial<UserDraft>) => setDraft((current) => ({ ...current, ...next }));
  return { draft, change, imageRequest, setImageRequest, outcome, store };
}

/** Edits e-mail address, name, job title, image and role of a user. */
export function EditUserModal({ user, onClose }: Props) {
  const { t } = useTranslation();
  const { draft, change, imageRequest, setImageRequest, outcome, store } = useUserDraft({ user, onClose });
  const fieldError = useFieldError('users-overview');
  const form = useFocusFirstInvalid('users-overview');
  const note = useUserFormNote(outcome);
  useClearedErrors('users-overview');
  const changesRole = draft.role !== user.role.id;
  const changesEmail = user.active && draft.email !== user.email;

  return (
    <FormModal
      title={getUserDisplayName(user)}
      submitLabel={t('users.store')}
      isBusy={outcome === 'waiting'}
      note={note ?? (changesRole ? t('users.roleSignsOut') : undefined)}
      formRef={form}
      onSubmit={() => void store()}
      onClose={onClose}
    >
      <ErrorList collection="users-overview" fieldProperties={userFormProperties} />
      <ProfileImageField
        name={getUserDisplayName(user)}
        image={user.image}
        request={imageRequest}
        onChange={setImageRequest}
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
