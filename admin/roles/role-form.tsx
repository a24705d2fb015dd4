import type { RoleRowFragment } from '../generated/graphql.ts';
import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { FormConflictNotice, FormErrors } from '../shared/forms/index.ts';
import { UnsavedChangesGuard } from '../shared/unsaved-changes/index.ts';
import { permissionGroups } from '../shared/permissions/index.ts';
import { useSession } from '../shared/session/index.ts';
import { ScreenColumn, ScreenForm, ScreenHeader } from '../shared/ui/index.ts';
import {
  restrictPermission,
  type PermissionDraft,
  toPermissionDraft,
  togglePermission,
  toRoleFields,
  toPermissionInput,
} from './permission-draft.ts';
import { PermissionRow } from './permission-row.tsx';
import classes from './role-form.module.css';
import { useRoleForm } from './use-role-form.ts';

type Props = { stored: RoleRowFragment | null };

function PermissionGroups(props: {
  draft: PermissionDraft;
  isReadOnly: boolean;
  onChange: (to: PermissionDraft) => void;
}) {
  const { draft, isReadOnly, onChange } = props;
  const { t } = useTranslation();
  const own = toPermissionDraft(useSession().user?.role.permissions ?? []);
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
          onRestrict={(parameters) => onChange(restrictPermission(draft, name, parameters))}
        />
      ))}
    </section>
  ));
}

/** Form for a role's name and permissions; without `stored` it creates a role. */
export function RoleForm({ stored: role }: Props) {
  const { t } = useTranslation();
  const form = useRoleForm(role);
  const { draft, change } = form;
  const permissions = toPermissionDraft(draft.permissions);
  const navigate = useNavigate();
  const isReadOnly = role !== null && !role.viewerCanEdit;

  const isStoredOrCancelled = useRef(false);

  async function finish() {
    isStoredOrCancelled.current = true;
    await form.finish();
  }
  async function store(): Promise<boolean> {
    const isStored = await form.save();
    if (isStored) await finish();
    return isStored;
  }
  const leave = () => void navigate('/roles');
  const changePermissions = (to: PermissionDraft) =>
    change(toRoleFields({ name: draft.name, permissions: toPermissionInput(to) }));

  return (
    <>
      <ScreenHeader title={role?.name ?? t('roles.new')} />
      <ScreenForm
        form={form}
        errors={
          <>
            <FormConflictNotice form={form} entity="role" onOverwritten={() => void finish().then(leave)} />
            <FormErrors form={form} failure={t('errors.G_01')} fieldProperties={['role.name']} />
          </>
        }
        note={role?.userCount ? t('roles.holdsFor', { count: role.userCount }) : null}
        buttons={
          <>
            <Button component={Link} to="/roles" variant="default" onClick={() => (isStoredOrCancelled.current = true)}>
              {t('common.cancel')}
            </Button>
            {isReadOnly ? null : (
              <Button type="submit" loading={form.isBusy}>
                {role === null ? t('roles.create') : t('roles.store')}
              </Button>
            )}
          </>
        }
        onSubmit={() => void store().then((isStored) => isStored && leave())}
      >
        <ScreenColumn>
          <div className={classes.fields}>
            {isReadOnly ? <p className="ui-dim">{t('roles.exceeds')}</p> : null}
            <TextInput
              name="name"
              label={t('properties.role.name')}
              value={draft.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
              error={form.fieldError('role.name')}
              readOnly={isReadOnly}
              autoComplete="off"
              autoFocus={role === null}
            />
            <div>
              <PermissionGroups draft={permissions} isReadOnly={isReadOnly} onChange={changePermissions} />
            </div>
          </div>
        </ScreenColumn>
        <UnsavedChangesGuard
          isUnsaved={() => !isStoredOrCancelled.current && form.isUnsaved}
          text={t('common.unsavedLost')}
          onStore={store}
        />
      </ScreenForm>
    </>
  );
}
