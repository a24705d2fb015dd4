import { Button, TextInput } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors } from '../shared/forms/index.ts';
import type { SessionUser } from '../shared/session/index.ts';
import { ProfileImageField, userChangeFlags } from '../shared/users/index.ts';
import { SuccessNote, SettingsSection } from '../shared/ui/index.ts';
import { useOwnAccount } from './use-own-account.ts';
import classes from './user-settings.module.css';

type Props = { user: SessionUser; canChangeEmail: boolean };

function PersonalForm({ user, canChangeEmail }: Props) {
  const { t } = useTranslation();
  const account = useOwnAccount(user);
  const { profile, imageRevision, form } = account;
  const isStored = useSyncExternalStore(userChangeFlags.subscribe, userChangeFlags.get).store;
  const image = user.image === null ? null : `${user.image}?v=${imageRevision}`;

  return (
    <form
      ref={form.ref}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void account.store();
      }}
    >
      <ProfileImageField
        name={user.name || user.email}
        image={image}
        request={account.imageRequest}
        onChange={account.changeImage}
        error={form.fieldError('user.profileImage')}
      />
      <TextInput
        name="name"
        label={t('properties.user.name')}
        value={profile.name}
        onChange={(event) => account.change({ name: event.currentTarget.value })}
        autoComplete="name"
        error={form.fieldError('user.name')}
      />
      <TextInput
        name="jobTitle"
        label={
          <>
            {t('properties.user.jobTitle')} <span className="ui-dim ui-weight-400">{t('common.optional')}</span>
          </>
        }
        value={profile.jobTitle}
        onChange={(event) => account.change({ jobTitle: event.currentTarget.value })}
        autoComplete="organization-title"
        error={form.fieldError('user.jobTitle')}
      />
      <TextInput
        name="email"
        type="email"
        label={t('properties.user.email')}
        description={t(canChangeEmail ? 'userSettings.personal.emailHint' : 'userSettings.personal.emailLocked')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={profile.email}
        onChange={(event) => account.change({ email: event.currentTarget.value })}
        readOnly={!canChangeEmail}
        autoComplete="email"
        error={form.fieldError('user.email')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isBusy}>
          {t('userSettings.personal.save')}
        </Button>
        <SuccessNote>{isStored ? t('userSettings.personal.saved') : null}</SuccessNote>
      </div>
      {isStored && account.pendingEmail !== null ? (
        <p className="ui-small" role="status">
          {t('userSettings.personal.emailSent', { email: account.pendingEmail })}
        </p>
      ) : null}
      <FormErrors form={form} failure={t('userSettings.personal.failed')} />
    </form>
  );
}

/** Name, job title, e-mail address and profile image. */
export function PersonalData(props: Props) {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('userSettings.personal.title')} hint={t('userSettings.personal.hint')}>
      <PersonalForm {...props} />
    </SettingsSection>
  );
}
