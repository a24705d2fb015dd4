import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateMenuMutation } from '../generated/graphql.ts';
import { LocaleField } from '../pages/index.ts';
import { useMutationForm } from '../shared/forms/index.ts';
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
  const form = useMutationForm('new-menu', createMenu, ({ menu }) => {
    if (!menu) return;
    onCreated(menu);
    onClose();
  });

  return (
    <FormModal
      form={form}
      title={t('menus.create.open')}
      intro={t('menus.create.intro')}
      submitLabel={t('menus.create.submit')}
      note={form.outcome === 'failed' ? t('menus.failed') : undefined}
      onSubmit={() => void form.send(draft)}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={t('properties.menu.name')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        error={form.fieldError('menu.name')}
        maxLength={255}
        autoComplete="off"
        data-autofocus
      />
      <LocaleField
        locales={availableLocales}
        value={draft.locale}
        onChange={(next) => setDraft({ ...draft, locale: next })}
        error={form.fieldError('menu.locale')}
      />
    </FormModal>
  );
}
