import type { Outcome } from '../shared/errors/index.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateMenuMutation } from '../generated/graphql.ts';
import { LocaleField } from '../pages/index.ts';
import { submitCall, useFieldError, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { FormModal } from '../shared/ui/index.ts';

type Props = {
  locale: string;
  proposedName: string;
  onCreated: (menu: { name: string; locale: string }) => void;
  onClose: () => void;
};

/** Creates an empty menu; mounted by the caller. */
export function CreateMenuModal({ locale, proposedName, onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const { availableLocales } = useSettings();
  const [createMenu] = useCreateMenuMutation();
  const [draft, setDraft] = useState({ name: proposedName, locale });
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('new-menu');
  const form = useFocusFirstInvalid('new-menu');
  useClearedErrors('new-menu');

  async function create() {
    setOutcome('waiting');
    let created: { name: string; locale: string } | null | undefined;
    const next = await submitCall('new-menu', async () => {
      const { data } = await createMenu({ variables: draft });
      created = data?.createMenu.menu;
      return data?.createMenu.errors;
    });
    setOutcome(next);
    if (next !== 'done' || !created) return;
    onCreated(created);
    onClose();
  }

  return (
    <FormModal
      title={t('menus.create.open')}
      intro={t('menus.create.intro')}
      submitLabel={t('menus.create.submit')}
      isBusy={outcome === 'waiting'}
      note={outcome === 'failed' ? t('menus.failed') : undefined}
      formRef={form}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={t('properties.menu.name')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        error={fieldError('menu.name')}
        maxLength={255}
        autoComplete="off"
        data-autofocus
      />
      <LocaleField
        locales={availableLocales}
        value={draft.locale}
        onChange={(next) => setDraft({ ...draft, locale: next })}
        error={fieldError('menu.locale')}
      />
    </FormModal>
  );
}
