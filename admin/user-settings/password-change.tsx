import { Button, Checkbox, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionsDocument, useChangePasswordMutation } from '../generated/graphql.ts';
import { ErrorList, submitCall, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { readFormField } from '../shared/form-field.ts';
import { NewPasswordFields, useJoinedFieldErrors } from '../shared/users/index.ts';
import { SuccessNote, SettingsSection } from '../shared/ui/index.ts';
import classes from './user-settings.module.css';

const collection = 'change-password';
const passwordProperties = ['user.currentPassword', 'user.password', 'user.confirm'];

/**
 * Requires the current password. Changing it ends all other sessions, and revokes the API tokens unless the user keeps
 * them.
 */
export function PasswordChange({ email }: { email: string }) {
  const { t } = useTranslation();
  const [changePassword] = useChangePasswordMutation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldErrors = useJoinedFieldErrors(collection);
  const form = useFocusFirstInvalid(collection);
  useClearedErrors(collection);

  async function handleSubmit(element: HTMLFormElement) {
    const values = new FormData(element);
    setOutcome('waiting');
    const next = await submitCall(collection, async () => {
      const { data } = await changePassword({
        variables: {
          currentPassword: readFormField(values, 'currentPassword'),
          password: readFormField(values, 'password'),
          confirm: readFormField(values, 'confirm'),
          keepTokens: values.has('keepTokens'),
        },
        refetchQueries: [SessionsDocument],
      });
      return data?.changePassword.errors;
    });
    setOutcome(next);
    if (next === 'done') element.reset();
  }

  return (
    <SettingsSection title={t('userSettings.password.title')} hint={t('userSettings.password.hint')}>
      <form
        ref={form}
        className={classes.form}
        onChange={() => setOutcome(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit(event.currentTarget);
        }}
      >
        {/* Lets password managers know which account the password belongs to. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordInput
          name="currentPassword"
          label={t('properties.user.currentPassword')}
          autoComplete="current-password"
          error={fieldErrors('user.currentPassword')}
          visibilityToggleButtonProps={{ 'aria-label': t('auth.login.showPassword'), tabIndex: 0 }}
        />
        <NewPasswordFields collection={collection} errorPlacement="at-fields" />
        <Checkbox
          name="keepTokens"
          label={t('userSettings.password.keepTokens')}
          description={t('userSettings.password.keepTokensHint')}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="default" loading={outcome === 'waiting'}>
            {t('userSettings.password.submit')}
          </Button>
          <SuccessNote>{outcome === 'done' ? t('userSettings.password.done') : null}</SuccessNote>
        </div>
        <ErrorList
          collection={collection}
          title={outcome === 'failed' ? t('errors.G_01') : undefined}
          fieldProperties={passwordProperties}
        />
      </form>
    </SettingsSection>
  );
}
