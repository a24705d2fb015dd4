import type { CopyKind, CopySource } from './use-page-copy.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormErrors } from '../../shared/forms/index.ts';
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
  const isDuplicate = kind === 'duplicate';
  const title = isDuplicate ? t('copyPage.duplicateName', { title: source.title }) : source.title;
  const { form, ...copy } = usePageCopy({ source, kind, start: { title, locale: locale ?? locales[0] ?? '' } });

  return (
    <FormModal
      form={form}
      title={t(isDuplicate ? 'copyPage.duplicateTitle' : 'copyPage.translateTitle', { title: source.title })}
      intro={t(isDuplicate ? 'copyPage.duplicateIntro' : 'copyPage.translateIntro')}
      submitLabel={t(isDuplicate ? 'pages.duplicate' : 'copyPage.createTranslation')}
      onSubmit={() => void copy.create()}
      onClose={onClose}
    >
      <FormErrors
        form={form}
        failure={t('copyPage.failed')}
        fieldProperties={['page.title', 'page.locale', 'page.slug']}
      />
      <TextInput
        name="title"
        label={t('properties.page.title')}
        value={copy.title}
        onChange={(event) => copy.change({ title: event.currentTarget.value })}
        error={form.fieldError('page.title')}
        autoComplete="off"
        data-autofocus
      />
      <LocaleField
        locales={locales}
        value={copy.locale}
        onChange={(next) => copy.change({ locale: next })}
        error={form.fieldError('page.locale')}
      />
      <SlugField
        slug={copy.slug}
        locale={copy.locale}
        check={copy.slugCheck}
        onChange={(typedSlug) => copy.change({ typedSlug })}
        error={form.fieldError('page.slug')}
      />
    </FormModal>
  );
}
