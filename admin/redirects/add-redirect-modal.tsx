import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RedirectRowFragment, useCreateRedirectMutation } from '../generated/graphql.ts';
import { LocaleField, getSitePath } from '../pages/index.ts';
import { FormErrors, useMutationForm } from '../shared/forms/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { FormModal } from '../shared/ui/index.ts';
import { parseRedirectSlug } from './redirect-slug.ts';
import { RedirectTargetField } from './redirect-target-field.tsx';
import { Errors } from '../generated/errors.ts';

const fieldProperties = ['redirect.locale', 'redirect.slug', 'redirect.pageID'];

type Props = { onAdded: (redirect: RedirectRowFragment) => void; onClose: () => void };

/** Redirects an old address, for instance of a former website, to a page; mounted by the caller. */
export function AddRedirectModal({ onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const { availableLocales, defaultLocale } = useSettings();
  const [createRedirect] = useCreateRedirectMutation();
  const [draft, setDraft] = useState({ locale: defaultLocale, address: '', pageID: undefined as number | undefined });
  const form = useMutationForm('redirects', createRedirect, ({ redirect }) => {
    if (redirect) onAdded(redirect);
    onClose();
  });
  const { locale, address, pageID } = draft;
  const slug = parseRedirectSlug(address, locale);

  function add() {
    // Without a chosen page, report the missing field without asking the server.
    if (pageID === undefined) return form.refuse([{ code: Errors.required, property: 'redirect.pageID' }]);
    return form.send({ locale, slug, pageID });
  }

  return (
    <FormModal
      form={form}
      title={t('redirects.add')}
      intro={t('redirects.addIntro')}
      submitLabel={t('redirects.add')}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <FormErrors form={form} failure={t('redirects.failedAdd')} fieldProperties={fieldProperties} />
      <LocaleField
        locales={availableLocales}
        value={locale}
        onChange={(next) => setDraft({ ...draft, locale: next, pageID: undefined })}
        error={form.fieldError('redirect.locale')}
      />
      <TextInput
        name="slug"
        label={t('redirects.oldSlug')}
        description={slug === '' ? t('redirects.oldSlugHint') : getSitePath({ slug, locale }, defaultLocale)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={address}
        onChange={(event) => setDraft({ ...draft, address: event.currentTarget.value })}
        error={form.fieldError('redirect.slug')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <RedirectTargetField
        key={locale}
        locale={locale}
        value={pageID}
        onChange={(next) => setDraft({ ...draft, pageID: next })}
        error={form.fieldError('redirect.pageID')}
      />
    </FormModal>
  );
}
