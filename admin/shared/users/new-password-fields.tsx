import type { MantineSize } from '@mantine/core';
import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountRulesQuery } from '../../generated/graphql.ts';
import type { CollectionName } from '../errors/error-collections.ts';
import { useErrors, useErrorText } from '../errors/index.ts';

type Props = {
  collection: CollectionName;
  /** Where the reasons stand; with a list under the form, the fields are only marked as not valid. */
  reasons: 'at-fields' | 'in-list';
  size?: MantineSize;
};

/** All that is wrong with one field, as a password can break several rules at once. */
export function useAllFieldErrors(collection: CollectionName): (property: string) => string | undefined {
  const errors = useErrors(collection);
  const errorText = useErrorText();
  return (property) => {
    const texts = errors.filter((error) => error.property === property).map(errorText);
    return texts.length === 0 ? undefined : texts.join(' ');
  };
}

/** A new password, once more, and the rules as the server has them; only the server checks them. */
export function NewPasswordFields({ collection, reasons, size = 'sm' }: Props) {
  const { t } = useTranslation();
  const rules = useAccountRulesQuery().data?.accountRules;
  const fieldErrors = useAllFieldErrors(collection);
  const errorOf = (property: string) => {
    const error = fieldErrors(property);
    return reasons === 'in-list' ? error !== undefined : error;
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
        error={errorOf('user.password')}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        size={size}
        name="confirm"
        label={t('properties.user.confirm')}
        autoComplete="new-password"
        error={errorOf('user.confirm')}
        visibilityToggleButtonProps={toggle}
      />
    </>
  );
}
