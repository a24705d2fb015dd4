import type { BinRowFragment } from '../generated/graphql.ts';
import type { Restore } from './use-restore.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugField, useSlugCheck } from '../pages/index.ts';
import { ErrorList, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { FormModal } from '../shared/ui/index.ts';

type Props = { page: BinRowFragment; restore: Restore; onClose: () => void };

/** A page whose address another one has by now comes back at one that is free; its opener mounts it. */
export function RestoreElsewhereModal({ page, restore, onClose }: Props) {
  const { t } = useTranslation();
  const fieldError = useFieldError('bin');
  const form = useFocusFirstInvalid('bin');
  const [slug, setSlug] = useState(page.slug === '/' ? 'home-2' : `${page.slug}-2`);
  const check = useSlugCheck(slug, page.locale);
  useFreshErrors('bin');

  async function send() {
    if ((await restore.restorePage(page, slug)) === 'done') onClose();
  }

  return (
    <FormModal
      title={t('bin.restoreNamed', { title: page.title })}
      intro={t('bin.takenIntro')}
      submitLabel={t('bin.restore')}
      isBusy={restore.busy === page.id}
      formRef={form}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <ErrorList collection="bin" title={restore.failure} own={['page.slug']} />
      <SlugField
        slug={slug}
        locale={page.locale}
        check={check}
        isFree
        onChange={setSlug}
        error={fieldError('page.slug')}
      />
    </FormModal>
  );
}
