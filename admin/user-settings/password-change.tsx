import { Button, Checkbox, PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SessionsDocument, useChangePasswordMutation } from '../generated/graphql.ts';
import { submitMutation } from '../shared/errors/index.ts';
import { readFormField } from '../shared/form-field.ts';
import { FormErrors, useForm } from '../shared/forms/index.ts';
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
  const [changePassword] = useChangePasswordMutation({ refetchQueries: [SessionsDocument] });
  const fieldErrors = useJoinedFieldErrors(collection);
  const form = useForm(collection);

  async function handleSubmit(element: HTMLFormElement) {
    const values = new FormData(element);
    const variables = {
      currentPassword: readFormField(values, 'currentPassword'),
      password: readFormField(values, 'password'),
      confirm: readFormField(values, 'confirm'),
      keepTokens: values.has('keepTokens'),
    };
    const send = () => submitMutation(collection, () => changePassword({ variables }));
    if (await form.submit(async () => (await send()).outcome)) element.reset();
  }

  return (
    <SettingsSection title={t('userSettings.password.title')} hint={t('userSettings.password.hint')}>
      <form
        ref={form.ref}
        className={classes.form}
        onChange={form.reset}
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
          <Button type="submit" variant="default" loading={form.isBusy}>
            {t('userSettings.password.submit')}
          </Button>
          <SuccessNote>{form.outcome === 'done' ? t('userSettings.password.done') : null}</SuccessNote>
        </div>
        <FormErrors form={form} failure={t('errors.G_01')} fieldProperties={passwordProperties} />
      </form>
    </SettingsSection>
  );
}
