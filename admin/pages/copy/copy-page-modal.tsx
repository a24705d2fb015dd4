import type { CopyKind, CopySource } from './use-page-copy.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFieldError, useFocusFirstInvalid, useClearedErrors } from '../../shared/errors/index.ts';
import { FormModal } from '../../shared/ui/index.ts';
import { LocaleField } from '../address/locale-field.tsx';
import { SlugField } from '../address/slug-field.tsx';
import { usePageCopy } from './use-page-copy.ts';

type Props = {
  source: CopySource & { title: string };
  kind: CopyKind;
  /** The available locales; the first one is selected initially unless `locale` is given. */
  locales: readonly string[];
  locale?: string | undefined;
  onClose: () => void;
};

/** Asks for title, locale and slug of a copy; mounted by the caller. */
export function CopyPageModal({ source, kind, locales, locale, onClose }: Props) {
  const { t } = useTranslation();
  const fieldError = useFieldError('copy-page');
  const form = useFocusFirstInvalid('copy-page');
  useClearedErrors('copy-page');
  const isDuplicate = kind === 'duplicate';
  const title = isDuplicate ? t('copyPage.duplicateName', { title: source.title }) : source.title;
  const copy = usePageCopy({ source, kind, start: { title, locale: locale ?? locales[0] ?? '' } });

  return (
    <FormModal
      title={t(isDuplicate ? 'copyPage.duplicateTitle' : 'copyPage.translateTitle', { title: source.title })}
      intro={t(isDuplicate ? 'copyPage.duplicateIntro' : 'copyPage.translateIntro')}
      submitLabel={t(isDuplicate ? 'pages.duplicate' : 'copyPage.createTranslation')}
      isBusy={copy.outcome === 'waiting'}
      formRef={form}
      onSubmit={() => void copy.create()}
      onClose={onClose}
    >
      <ErrorList
        collection="copy-page"
        title={copy.outcome === 'failed' ? t('copyPage.failed') : undefined}
        fieldProperties={['page.title', 'page.locale', 'page.slug']}
      />
      <TextInput
        name="title"
        label={t('properties.page.title')}
        value={copy.title}
        onChange={(event) => copy.change({ title: event.currentTarget.value })}
        error={fieldError('page.title')}
        autoComplete="off"
        data-autofocus
      />
      <LocaleField
        locales={locales}
        value={copy.locale}
        onChange={(next) => copy.change({ locale: next })}
        error={fieldError('page.locale')}
      />
      <SlugField
        slug={copy.slug}
        locale={copy.locale}
        check={copy.slugCheck}
        onChange={(typedSlug) => copy.change({ typedSlug })}
        error={fieldError('page.slug')}
      />
    </FormModal>
  );
}
