import type { MantineSize } from '@mantine/core';
import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountRulesQuery } from '../../generated/graphql.ts';
import type { ErrorCollectionName } from '../errors/error-collections.ts';
import { useErrors, useErrorText } from '../errors/index.ts';

type Props = {
  collection: ErrorCollectionName;
  /** With a list below the form, the fields are only marked as invalid. */
  errorPlacement: 'at-fields' | 'in-list';
  size?: MantineSize;
};

/** Returns a function for all errors of a field, since a password can break several rules at once. */
export function useJoinedFieldErrors(collection: ErrorCollectionName): (property: string) => string | undefined {
  const errors = useErrors(collection);
  const errorText = useErrorText();
  return (property) => {
    const texts = errors.filter((error) => error.property === property).map(errorText);
    return texts.length === 0 ? undefined : texts.join(' ');
  };
}

/** New password with confirmation and the server's password rules. Only the server checks them. */
export function NewPasswordFields({ collection, errorPlacement, size = 'sm' }: Props) {
  const { t } = useTranslation();
  const rules = useAccountRulesQuery().data?.accountRules;
  const fieldErrors = useJoinedFieldErrors(collection);
  const getError = (property: string) => {
    const error = fieldErrors(property);
    return errorPlacement === 'in-list' ? error !== undefined : error;
  };
  const toggle = { 'aria-label': t('auth.login.showPassword'), tabIndex: 0 };
  return (
    <>
      <PasswordInput
        size={size}
        name="password"
        label={t('properties.user.password')}
        description={
          rules && t('auth.password.rules', { longer: rules.passwordLongerThan, shorter: rules.passwordShorterThan })
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        error={getError('user.password')}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        size={size}
        name="confirm"
        label={t('properties.user.confirm')}
        autoComplete="new-password"
        error={getError('user.confirm')}
        visibilityToggleButtonProps={toggle}
      />
    </>
  );
}
