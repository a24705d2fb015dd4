import { Button, Checkbox, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionsDocument, useChangePasswordMutation } from '../generated/graphql.ts';
import { ErrorList, submit, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { readField } from '../shared/form-field.ts';
import { NewPasswordFields, useAllFieldErrors } from '../shared/users/index.ts';
import { DoneNote, SettingsSection } from '../shared/ui/index.ts';
import classes from './user-settings.module.css';

const collection = 'change-password';
const passwordProperties = ['user.currentPassword', 'user.password', 'user.confirm'];

/** Needs the present password; every other session ends with the old one, and the API tokens unless they are kept. */
export function PasswordChange({ email }: { email: string }) {
  const { t } = useTranslation();
  const [changePassword] = useChangePasswordMutation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldErrors = useAllFieldErrors(collection);
  const form = useFocusFirstInvalid(collection);
  useFreshErrors(collection);

  async function handleSubmit(element: HTMLFormElement) {
    const values = new FormData(element);
    setOutcome('waiting');
    const next = await submit(collection, async () => {
      const { data } = await changePassword({
        variables: {
          currentPassword: readField(values, 'currentPassword'),
          password: readField(values, 'password'),
          confirm: readField(values, 'confirm'),
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
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordInput
          name="currentPassword"
          label={t('properties.user.currentPassword')}
          autoComplete="current-password"
          error={fieldErrors('user.currentPassword')}
          visibilityToggleButtonProps={{ 'aria-label': t('auth.login.showPassword'), tabIndex: 0 }}
        />
        <NewPasswordFields collection={collection} reasons="at-fields" />
        <Checkbox
          name="keepTokens"
          label={t('userSettings.password.keepTokens')}
          description={t('userSettings.password.keepTokensHint')}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="default" loading={outcome === 'waiting'}>
            {t('userSettings.password.submit')}
          </Button>
          <DoneNote>{outcome === 'done' ? t('userSettings.password.done') : null}</DoneNote>
        </div>
        <ErrorList
          collection={collection}
          title={outcome === 'failed' ? t('errors.G_01') : undefined}
          own={passwordProperties}
        />
      </form>
    </SettingsSection>
  );
}
