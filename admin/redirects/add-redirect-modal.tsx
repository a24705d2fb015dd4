import type { Outcome } from '../shared/errors/index.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RedirectRowFragment, useCreateRedirectMutation } from '../generated/graphql.ts';
import { LocaleField, getSitePath } from '../pages/index.ts';
import {
  ErrorList,
  submitCall,
  useFieldError,
  useFocusFirstInvalid,
  useClearedErrors,
} from '../shared/errors/index.ts';
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
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('redirects');
  const form = useFocusFirstInvalid('redirects');
  useClearedErrors('redirects');
  const { locale, address, pageID } = draft;
  const slug = parseRedirectSlug(address, locale);

  async function add() {
    setOutcome('waiting');
    let added: RedirectRowFragment | null | undefined;
    const next = await submitCall('redirects', async () => {
      // Without a chosen page, report the missing field without asking the server.
      if (pageID === undefined) return [{ code: Errors.required, property: 'redirect.pageID' }];
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
        fieldProperties={fieldProperties}
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
        description={slug === '' ? t('redirects.oldSlugHint') : getSitePath({ slug, locale }, defaultLocale)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={address}
        onChange={(event) => setDraft({ ...draft, address: event.currentTarget.value })}
        error={fieldError('redirect.slug')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <RedirectTargetField
        key={locale}
        locale={locale}
        value={pageID}
        onChange={(next) => setDraft({ ...draft, pageID: next })}
        error={fieldError('redirect.pageID')}
      />
    </FormModal>
  );
}
