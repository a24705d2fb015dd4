import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../shared/i18n/labels.ts';
import classes from './page-type-choice.module.css';

type Props = {
  types: readonly { id: string }[];
  value: string;
  error: string | undefined;
  onChange: (type: string) => void;
};

/** The page types, each with a sentence on what it is for. */
export function PageTypeChoice({ types, value, error, onChange }: Props) {
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
