import type { RoleRowFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorList, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { LeaveGuard } from '../shared/leaving/index.ts';
import { permissionGroups } from '../shared/permissions/index.ts';
import { useSession } from '../shared/session/index.ts';
import { SheetColumn, SheetForm, SheetHeader } from '../shared/ui/index.ts';
import {
  areSamePermissions,
  narrowPermission,
  type PermissionDraft,
  readPermissions,
  togglePermission,
  writePermissions,
} from './permission-draft.ts';
import { PermissionRow } from './permission-row.tsx';
import classes from './role-form.module.css';
import { useRoleChanges } from './use-role-changes.ts';

type Props = { stored: RoleRowFragment | null };

function PermissionGroups(props: {
  draft: PermissionDraft;
  isReadOnly: boolean;
  onChange: (to: PermissionDraft) => void;
}) {
  const { draft, isReadOnly, onChange } = props;
  const { t } = useTranslation();
  const own = readPermissions(useSession().user?.role.permissions ?? []);
  return permissionGroups.map(({ id, names }) => (
    <section key={id} className={classes.group} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className={classes.title}>
        {t(`roles.groups.${id}`)}
      </h2>
      {names.map((name) => (
        <PermissionRow
          key={name}
          name={name}
          draft={draft}
          own={own}
          isReadOnly={isReadOnly}
          onToggle={() => onChange(togglePermission(draft, name, own))}
          onNarrow={(parameters) => onChange(narrowPermission(draft, name, parameters))}
        />
      ))}
    </section>
  ));
}

/** Name and permissions of a role; a new one where there is none yet. */
export function RoleForm({ stored: role }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(role?.name ?? '');
  const [draft, setDraft] = useState(() => readPermissions(role?.permissions ?? []));
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const changes = useRoleChanges();
  const navigate = useNavigate();
  const fieldError = useFieldError('roles');
  const form = useFocusFirstInvalid('roles');
  const isReadOnly = role !== null && !role.viewerCanEdit;
  useFreshErrors('roles');

  // Stored, or given up.
  const isSettled = useRef(false);
  const isUnsaved = () =>
    !isSettled.current &&
    (name !== (role?.name ?? '') || !areSamePermissions(draft, readPermissions(role?.permissions ?? [])));

  async function store(): Promise<boolean> {
    setOutcome('waiting');
    const next = await changes.store(role?.id ?? null, { name, permissions: writePermissions(draft) });
    setOutcome(next);
    isSettled.current = next === 'done';
    return isSettled.current;
  }

  return (
    <>
      <SheetHeader title={role?.name ?? t('roles.new')} />
      <SheetForm
        formRef={form}
        errors={
          <ErrorList
            collection="roles"
            title={outcome === 'failed' ? t('errors.G_01') : undefined}
            own={['role.name']}
          />
        }
        note={role?.userCount ? t('roles.holdsFor', { count: role.userCount }) : null}
        buttons={
          <>
            <Button component={Link} to="/roles" variant="default" onClick={() => (isSettled.current = true)}>
              {t('common.cancel')}
            </Button>
            {isReadOnly ? null : (
              <Button type="submit" loading={outcome === 'waiting'}>
                {role === null ? t('roles.create') : t('roles.store')}
              </Button>
            )}
          </>
        }
        onSubmit={() => void store().then((isStored) => isStored && navigate('/roles'))}
      >
        <SheetColumn>
          <div className={classes.fields}>
            {isReadOnly ? <p className={classes.hint}>{t('roles.exceeds')}</p> : null}
            <TextInput
              name="name"
              label={t('properties.role.name')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={fieldError('role.name')}
              readOnly={isReadOnly}
              autoComplete="off"
              autoFocus={role === null}
            />
            <div>
              <PermissionGroups draft={draft} isReadOnly={isReadOnly} onChange={setDraft} />
            </div>
          </div>
        </SheetColumn>
        <LeaveGuard isUnsaved={isUnsaved} text={t('common.unsavedLost')} onStore={store} />
      </SheetForm>
    </>
  );
}
