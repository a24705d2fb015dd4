import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmEmailMutation } from '../generated/graphql.ts';
import { ErrorList, submitCall, useErrors, useClearedErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { AuthResult } from './auth-result.tsx';
import classes from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { useUrlToken } from './use-url-token.ts';
import { Errors } from '../generated/errors.ts';

/** Confirms a new e-mail address by its mailed link. Asks first, since mail programs open links too. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const token = useUrlToken();
  const fetchSession = useFetchSession();
  const [confirmEmail] = useConfirmEmailMutation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const isRejected = useErrors('confirm-email').some(({ code }) => code === Errors.expiredToken);
  useClearedErrors('confirm-email');

  async function handleConfirm() {
    setOutcome('waiting');
    const next = await submitCall('confirm-email', async () => {
      const { data } = await confirmEmail({ variables: { token } });
      return data?.confirmEmail.errors;
    });
    if (next === 'done') await fetchSession();
    setOutcome(next);
  }

  if (outcome === 'done') {
    return (
      <AuthResult title={t('auth.confirmEmail.doneTitle')} action={{ label: t('auth.toLogin'), path: '/login' }}>
        {t('auth.confirmEmail.done')}
      </AuthResult>
    );
  }
  if (token === '' || isRejected) {
    return (
      <AuthResult title={t('auth.link.title')} action={{ label: t('navigation.settings'), path: '/user/settings' }}>
        {t('auth.link.expiredAddress')}
      </AuthResult>
    );
  }
  return (
    <AuthLayout title={t('auth.confirmEmail.title')}>
      <p className={classes.text}>{t('auth.confirmEmail.hint')}</p>
      <Button size="lg" fullWidth loading={outcome === 'waiting'} onClick={() => void handleConfirm()}>
        {t('auth.confirmEmail.submit')}
      </Button>
      <ErrorList collection="confirm-email" title={outcome === 'failed' ? t('errors.G_01') : undefined} />
    </AuthLayout>
  );
}
