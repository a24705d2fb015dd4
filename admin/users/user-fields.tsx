import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../shared/errors/index.ts';
import classes from './user-fields.module.css';

export type UserDraft = { email: string; name: string; jobTitle: string; role: number | undefined };

/** Properties with a field in the user form. */
export const userFormProperties = ['email', 'name', 'jobTitle', 'role', 'profileImage'].map((field) => `user.${field}`);

type Props = { draft: UserDraft; onChange: (draft: Partial<UserDraft>) => void; emailHint?: string | undefined };

/** Fields for e-mail address, name and job title. */
export function UserFields({ draft, onChange, emailHint }: Props) {
  const { t } = useTranslation();
  const fieldError = useFieldError('users-overview');
  return (
    <>
      <TextInput
        name="email"
        type="email"
        label={t('properties.user.email')}
        description={emailHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={draft.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
        error={fieldError('user.email')}
        autoComplete="off"
        data-autofocus
      />
      <div className={classes.pair}>
        <TextInput
          name="name"
          label={t('properties.user.name')}
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          error={fieldError('user.name')}
          autoComplete="off"
        />
        <TextInput
          name="jobTitle"
          label={
            <>
              {t('properties.user.jobTitle')} <span className="ui-dim ui-weight-400">{t('common.optional')}</span>
            </>
          }
          value={draft.jobTitle}
          onChange={(event) => onChange({ jobTitle: event.currentTarget.value })}
          error={fieldError('user.jobTitle')}
          autoComplete="off"
        />
      </div>
    </>
  );
}
