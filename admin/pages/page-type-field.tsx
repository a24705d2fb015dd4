import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../shared/i18n/labels.ts';
import classes from './page-type-field.module.css';

type Props = {
  types: readonly { id: string }[];
  value: string;
  error: string | undefined;
  onChange: (type: string) => void;
};

/** Choice of page type, each with a short description. */
export function PageTypeField({ types, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const label = useLabel();
  return (
    <Radio.Group label={t('properties.page.type')} value={value} onChange={onChange} error={error} name="type">
      <div className={classes.list}>
        {types.map(({ id }) => (
          <Radio
            key={id}
            value={id}
            label={label(`pageTypes.${id}.label`, id)}
            description={label(`pageTypes.${id}.description`, '') || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
