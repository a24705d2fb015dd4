import type { PermissionName } from '../shared/session/index.ts';
import type { Parameters, PermissionDraft } from './permission-draft.ts';
import { Checkbox, MultiSelect, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRolePageTypesQuery } from '../generated/graphql.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import type { ParameterName } from '../shared/permissions/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { allowedValues, parametersOf } from './permission-draft.ts';
import classes from './permission-row.module.css';

type Props = {
  name: PermissionName;
  draft: PermissionDraft;
  /** What the one who edits may do: nobody gives more. */
  own: PermissionDraft;
  isReadOnly: boolean;
  onToggle: () => void;
  onNarrow: (parameters: Parameters) => void;
};

function useChoices(parameter: ParameterName): { value: string; label: string }[] {
  const label = useLabel();
  const localeName = useLocaleName();
  const { availableLocales } = useSettings();
  const { data } = useRolePageTypesQuery();
  if (parameter === 'locales') return availableLocales.map((value) => ({ value, label: localeName(value) }));
  return (data?.pageTypes ?? []).map(({ id }) => ({ value: id, label: label(`pageTypes.${id}.label`, id) }));
}

function Parameter({ name, draft, own, isReadOnly, onNarrow, parameter }: Props & { parameter: ParameterName }) {
  const { t } = useTranslation();
  const choices = useChoices(parameter);
  const value = draft.get(name)?.[parameter] ?? [];
  const allowed = allowedValues(own, name, parameter);
  const common = {
    label: t(`roles.parameters.${parameter}.label`),
    placeholder: value.length === 0 ? t(`roles.parameters.${parameter}.all`) : '',
    value,
    disabled: isReadOnly,
    // Emptied, it would hold for all; where one may not give that, the own values stay.
    onChange: (list: string[]) => onNarrow({ [parameter]: list.length === 0 && allowed ? allowed : list }),
  };
  if (parameter === 'directories') return <TagsInput {...common} data={allowed ?? []} splitChars={[',']} />;
  const options = choices.filter((choice) => allowed === null || allowed.includes(choice.value));
  return <MultiSelect {...common} data={options} clearButtonProps={{ 'aria-label': t('list.clear') }} />;
}

/** A permission with its sentence, and what narrows it once it is given. */
export function PermissionRow(props: Props) {
  const { name, draft, own, isReadOnly, onToggle } = props;
  const { t } = useTranslation();
  const isGiven = draft.has(name);
  const isMissing = !own.has(name);
  const parameters = parametersOf(name);
  return (
    <div className={classes.row}>
      <Checkbox
        label={t(`roles.permissions.${name}.label`)}
        description={
          <>
            {t(`roles.permissions.${name}.text`)} {isMissing ? <strong>{t('roles.notOwn')}</strong> : null}
          </>
        }
        checked={isGiven}
        disabled={isReadOnly || isMissing}
        onChange={onToggle}
      />
      {isGiven && parameters.length > 0 ? (
        <div className={classes.parameters} role="group" aria-label={t(`roles.permissions.${name}.label`)}>
          {parameters.map((parameter) => (
            <Parameter key={parameter} {...props} parameter={parameter} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
