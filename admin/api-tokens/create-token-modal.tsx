import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import type { PermissionName } from '../shared/session/index.ts';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateApiTokenMutation } from '../generated/graphql.ts';
import {
  ErrorList,
  submitCall,
  useFieldError,
  useFocusFirstInvalid,
  useClearedErrors,
} from '../shared/errors/index.ts';
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
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('api-tokens');
  const form = useFocusFirstInvalid('api-tokens');
  useClearedErrors('api-tokens');

  async function create() {
    setOutcome('waiting');
    let created: CreatedToken | undefined;
    const next = await submitCall('api-tokens', async () => {
      const expiresAt = new Date(Date.now() + days * dayMs).toISOString();
      const { data } = await createApiToken({ variables: { input: { name, scopes: [...scopes], expiresAt } } });
      const { apiToken, secret, errors } = data?.createApiToken ?? {};
      if (apiToken && secret) created = { token: apiToken, secret };
      return errors;
    });
    setOutcome(next);
    if (next !== 'done' || !created) return;
    onClose();
    onCreated(created);
  }

  return (
    <FormModal
      title={t('apiTokens.create')}
      intro={t('apiTokens.createIntro')}
      submitLabel={t('apiTokens.create')}
      isBusy={outcome === 'waiting'}
      formRef={form}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <ErrorList
        collection="api-tokens"
        title={outcome === 'failed' ? t('apiTokens.failedCreate') : undefined}
        fieldProperties={['apiToken.name']}
      />
      <TextInput
        name="name"
        label={t('apiTokens.name')}
        description={t('apiTokens.nameHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={fieldError('apiToken.name')}
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
