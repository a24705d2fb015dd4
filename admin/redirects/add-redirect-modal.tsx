import type { Outcome } from '../shared/errors/index.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RedirectRowFragment, useCreateRedirectMutation } from '../generated/graphql.ts';
import { LocaleField, pathOnSite } from '../pages/index.ts';
import { ErrorList, submit, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { FormModal } from '../shared/ui/index.ts';
import { readOldAddress } from './old-address.ts';
import { PageField } from './page-field.tsx';

const ownFields = ['redirect.locale', 'redirect.slug', 'redirect.pageID'];

type Props = { onAdded: (redirect: RedirectRowFragment) => void; onClose: () => void };

/** Leads an address, such as one of a former website, to a page; its opener mounts it. */
export function AddRedirectModal({ onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const { availableLocales, defaultLocale } = useSettings();
  const [createRedirect] = useCreateRedirectMutation();
  const [draft, setDraft] = useState({ locale: defaultLocale, address: '', pageID: undefined as number | undefined });
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('redirects');
  const form = useFocusFirstInvalid('redirects');
  useFreshErrors('redirects');
  const { locale, address, pageID } = draft;
  const slug = readOldAddress(address, locale);

  async function add() {
    setOutcome('waiting');
    let added: RedirectRowFragment | null | undefined;
    const next = await submit('redirects', async () => {
      // A page that was not chosen is one that is missing, which the server cannot be asked about.
      if (pageID === undefined) return [{ code: 'V_01', property: 'redirect.pageID' }];
      const { data } = await createRedirect({ variables: { locale, slug, pageID } });
      added = data?.createRedirect.redirect;
      return data?.createRedirect.errors;
    });
    setOutcome(next);
    if (next !== 'done') return;
    if (added) onAdded(added);
    onClose();
  }

  return (
    <FormModal
      title={t('redirects.add')}
      intro={t('redirects.addIntro')}
      submitLabel={t('redirects.add')}
      isBusy={outcome === 'waiting'}
      formRef={form}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <ErrorList
        collection="redirects"
        title={outcome === 'failed' ? t('redirects.failedAdd') : undefined}
        own={ownFields}
      />
      <LocaleField
        locales={availableLocales}
        value={locale}
        onChange={(next) => setDraft({ ...draft, locale: next, pageID: undefined })}
        error={fieldError('redirect.locale')}
      />
      <TextInput
        name="slug"
        label={t('redirects.oldSlug')}
        description={slug === '' ? t('redirects.oldSlugHint') : pathOnSite({ slug, locale }, defaultLocale)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={address}
        onChange={(event) => setDraft({ ...draft, address: event.currentTarget.value })}
        error={fieldError('redirect.slug')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <PageField
        key={locale}
        locale={locale}
        value={pageID}
        onChange={(next) => setDraft({ ...draft, pageID: next })}
        error={fieldError('redirect.pageID')}
      />
    </FormModal>
  );
}
