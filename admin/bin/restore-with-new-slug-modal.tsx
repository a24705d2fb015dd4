import type { BinRowFragment } from '../generated/graphql.ts';
import type { BinRestore } from './use-bin-restore.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugField, useSlugCheck } from '../pages/index.ts';
import { ErrorList } from '../shared/errors/index.ts';
import { useForm } from '../shared/forms/index.ts';
import { FormModal } from '../shared/ui/index.ts';

type Props = { page: BinRowFragment; restore: BinRestore; onClose: () => void };

/** Restores a page under a new slug if its old one is taken; mounted by the caller. */
export function RestoreWithNewSlugModal({ page, restore, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm('bin');
  const [slug, setSlug] = useState(page.slug === '/' ? 'home-2' : `${page.slug}-2`);
  const check = useSlugCheck(slug, page.locale);

  async function send() {
    if (await form.submit(() => restore.restorePage(page, slug))) onClose();
  }

  return (
    <FormModal
      form={form}
      title={t('bin.restoreNamed', { title: page.title })}
      intro={t('bin.takenIntro')}
      submitLabel={t('bin.restore')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <ErrorList collection="bin" title={restore.failure} fieldProperties={['page.slug']} />
      <SlugField
        slug={slug}
        locale={page.locale}
        check={check}
        isAlwaysEditable
        onChange={setSlug}
        error={form.fieldError('page.slug')}
      />
    </FormModal>
  );
}
