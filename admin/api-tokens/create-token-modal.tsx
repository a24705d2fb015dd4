import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import type { PermissionName } from '../shared/session/index.ts';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateApiTokenMutation } from '../generated/graphql.ts';
import { FormErrors, useMutationForm } from '../shared/forms/index.ts';
import { assignablePermissions } from '../shared/permissions/index.ts';
import { hasPermission, useSession } from '../shared/session/index.ts';
import { FormModal } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';

const lifetimeChoicesDays = [7, 30, 90, 365] as const;
const defaultLifetimeDays = 90;

const dayMs = 86_400_000;

type Scopes = readonly PermissionName[];

/** Lets users choose from their own permissions which ones the token gets. */
function ScopesField({ scopes, onChange }: { scopes: Scopes; onChange: (scopes: Scopes) => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const ownPermissions = assignablePermissions.filter((name) => hasPermission(user, name));
  return (
    <Checkbox.Group
      label={t('apiTokens.scopes')}
      description={t(ownPermissions.length === 0 ? 'apiTokens.noScopes' : 'apiTokens.scopesHint')}
      value={[...scopes]}
      onChange={(chosen) => onChange(ownPermissions.filter((name) => chosen.includes(name)))}
    >
      <div className={classes.scopes}>
        {ownPermissions.map((name) => (
          <Checkbox key={name} value={name} label={t(`roles.permissions.${name}.label`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type CreatedToken = { token: ApiTokenRowFragment; secret: string };
type Props = { onCreated: (created: CreatedToken) => void; onClose: () => void };

/** Form for a new API token of the current user; mounted by the caller. */
export function CreateTokenModal({ onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const [createApiToken] = useCreateApiTokenMutation();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(defaultLifetimeDays);
  const [scopes, setScopes] = useState<Scopes>([]);
  const form = useMutationForm('api-tokens', createApiToken, ({ apiToken, secret }) => {
    if (!apiToken || !secret) return;
    onClose();
    onCreated({ token: apiToken, secret });
  });

  function create() {
    const expiresAt = new Date(Date.now() + days * dayMs).toISOString();
    void form.send({ input: { name, scopes: [...scopes], expiresAt } });
  }

  return (
    <FormModal
      form={form}
      title={t('apiTokens.create')}
      intro={t('apiTokens.createIntro')}
      submitLabel={t('apiTokens.create')}
      onSubmit={create}
      onClose={onClose}
    >
      <FormErrors form={form} failure={t('apiTokens.failedCreate')} fieldProperties={['apiToken.name']} />
      <TextInput
        name="name"
        label={t('apiTokens.name')}
        description={t('apiTokens.nameHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.fieldError('apiToken.name')}
        autoComplete="off"
        data-autofocus
      />
      <Select
        label={t('apiTokens.life')}
        data={lifetimeChoicesDays.map((count) => ({ value: String(count), label: t('apiTokens.days', { count }) }))}
        value={String(days)}
        allowDeselect={false}
        onChange={(value) => setDays(Number(value))}
      />
      <ScopesField scopes={scopes} onChange={setScopes} />
    </FormModal>
  );
}
