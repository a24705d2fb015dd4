import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConfirmEmailMutation } from '../generated/graphql.ts';
import { submitMutation, useErrors } from '../shared/errors/index.ts';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { AuthResult } from './auth-result.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useUrlToken } from './use-url-token.ts';
import { Errors } from '../generated/errors.ts';

/** Confirms a new e-mail address by its mailed link. Asks first, since mail programs open links too. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const token = useUrlToken();
  const fetchSession = useFetchSession();
  const [confirmEmail] = useConfirmEmailMutation();
  const form = useForm('confirm-email');
  const isRejected = useErrors('confirm-email').some(({ code }) => code === Errors.expiredToken);

  const confirm = () =>
    form.submit(async () => {
      const { outcome } = await submitMutation('confirm-email', () => confirmEmail({ variables: { token } }));
      if (outcome === 'done') await fetchSession();
      return outcome;
    });

  if (form.outcome === 'done') {
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
      <p className="ui-dim">{t('auth.confirmEmail.hint')}</p>
      <Button size="lg" fullWidth loading={form.isBusy} onClick={() => void confirm()}>
        {t('auth.confirmEmail.submit')}
      </Button>
      <FormErrors form={form} failure={t('errors.G_01')} />
    </AuthLayout>
  );
}
