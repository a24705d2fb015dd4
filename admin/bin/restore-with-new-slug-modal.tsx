import type { BinRowFragment } from '../generated/graphql.ts';
import type { BinRestore } from './use-bin-restore.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugField, useSlugCheck } from '../pages/index.ts';
import { ErrorList, useFieldError, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
import { FormModal } from '../shared/ui/index.ts';

type Props = { page: BinRowFragment; restore: BinRestore; onClose: () => void };

/** Restores a page under a new slug if its old one is taken; mounted by the caller. */
export function RestoreWithNewSlugModal({ page, restore, onClose }: Props) {
  const { t } = useTranslation();
  const fieldError = useFieldError('bin');
  const form = useFocusFirstInvalid('bin');
  const [slug, setSlug] = useState(page.slug === '/' ? 'home-2' : `${page.slug}-2`);
  const check = useSlugCheck(slug, page.locale);
  useClearedErrors('bin');

  async function send() {
    if ((await restore.restorePage(page, slug)) === 'done') onClose();
  }

  return (
    <FormModal
      title={t('bin.restoreNamed', { title: page.title })}
      intro={t('bin.takenIntro')}
      submitLabel={t('bin.restore')}
      isBusy={restore.busyID === page.id}
      formRef={form}
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
        error={fieldError('page.slug')}
      />
    </FormModal>
  );
}
