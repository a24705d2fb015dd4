import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation } from '../generated/graphql.ts';
import { submitMutation } from '../shared/errors/index.ts';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { readFormField } from '../shared/form-field.ts';
import classes from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [forgotPassword] = useForgotPasswordMutation();
  const form = useForm('forgot-password');

  async function handleSubmit(email: string) {
    const send = () => submitMutation('forgot-password', () => forgotPassword({ variables: { email } }));
    if (await form.submit(async () => (await send()).outcome)) onSent(email);
  }

  return (
    <form
      ref={form.ref}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit(readFormField(new FormData(event.currentTarget), 'email').trim());
      }}
    >
      <p className="ui-dim">{t('auth.forgot.hint')}</p>
      <TextInput
        size="lg"
        name="email"
        type="email"
        label={t('auth.login.email')}
        autoComplete="username"
        autoFocus
        error={form.fieldError('user.email')}
      />
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t('auth.forgot.submit')}
      </Button>
      <FormErrors form={form} failure={t('errors.G_01')} />
    </form>
  );
}

/**
 * Requests a password reset link. Responds the same for every address, so that nobody can find out who has an account.
 */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Anchor component={Link} to="/login" className={classes.back}>
      {t('auth.backToLogin')}
    </Anchor>
  );
  if (sentTo === null) {
    return (
      <AuthLayout title={t('auth.forgot.title')}>
        <ForgotPasswordForm onSent={setSentTo} />
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('auth.forgot.doneTitle')}>
      <div className={classes.form} role="status">
        <p>{t('auth.forgot.done', { email: sentTo })}</p>
        <p className="ui-dim">{t('auth.forgot.nothing')}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="lg" onClick={() => setSentTo(null)}>
          {t('auth.forgot.again')}
        </Button>
        {back}
      </div>
    </AuthLayout>
  );
}
