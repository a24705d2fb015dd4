import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation } from '../generated/graphql.ts';
import { ErrorList, submit, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { readField } from '../shared/form-field.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [forgotPassword] = useForgotPasswordMutation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>('done');
  const fieldError = useFieldError('forgot-password');
  const form = useFocusFirstInvalid('forgot-password');
  useFreshErrors('forgot-password');

  async function handleSubmit(email: string) {
    setOutcome('waiting');
    const next = await submit('forgot-password', async () => {
      const { data } = await forgotPassword({ variables: { email } });
      return data?.forgotPassword.errors;
    });
    setOutcome(next);
    if (next === 'done') onSent(email);
  }

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit(readField(new FormData(event.currentTarget), 'email').trim());
      }}
    >
      <p className={classes.text}>{t('auth.forgot.hint')}</p>
      <TextInput
        size="lg"
        name="email"
        type="email"
        label={t('auth.login.email')}
        autoComplete="username"
        autoFocus
        error={fieldError('user.email')}
      />
      <Button type="submit" size="lg" fullWidth loading={outcome === 'waiting'}>
        {t('auth.forgot.submit')}
      </Button>
      <ErrorList collection="forgot-password" title={outcome === 'failed' ? t('errors.G_01') : undefined} />
    </form>
  );
}

/** Asks for a link to a new password; says the same of every address. */
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
      <AuthFrame title={t('auth.forgot.title')}>
        <ForgotPasswordForm onSent={setSentTo} />
        {back}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.forgot.doneTitle')}>
      <div className={classes.form} role="status">
        <p>{t('auth.forgot.done', { email: sentTo })}</p>
        <p className={classes.text}>{t('auth.forgot.nothing')}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="lg" onClick={() => setSentTo(null)}>
          {t('auth.forgot.again')}
        </Button>
        {back}
      </div>
    </AuthFrame>
  );
}
