import { useTranslation } from 'react-i18next';
import { usePropertyName } from '../errors/index.ts';
import { ConflictNotice } from '../ui/index.ts';

type Form = {
  conflict: { fields: readonly string[] } | null;
  loadTheirs: () => void;
  overwrite: () => Promise<boolean>;
};
type Props = {
  form: Form;
  /** Prefix of the fields' property names: `settings` for `settings.siteName`. */
  entity: string;
  onOverwritten?: () => void;
};

/** Names the fields that somebody else changed too, and asks whose values to keep. Hidden without a conflict. */
export function FormConflictNotice({ form, entity, onOverwritten }: Props) {
  const { t, i18n } = useTranslation();
  const propertyName = usePropertyName();
  if (!form.conflict) return null;
  const names = form.conflict.fields.map((field) => propertyName({ code: '', property: `${entity}.${field}` }));
  return (
    <ConflictNotice
      title={t('common.conflict.title', { fields: new Intl.ListFormat(i18n.language).format(names) })}
      text={t('common.conflict.text')}
      onReload={form.loadTheirs}
      onOverwrite={() => void form.overwrite().then((isStored) => isStored && onOverwritten?.())}
    />
  );
}
