import type { PermissionName } from '../shared/session/index.ts';
import type { PermissionParameterValues, PermissionDraft } from './permission-draft.ts';
import { Checkbox, MultiSelect, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRolePageTypesQuery } from '../generated/graphql.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import type { PermissionParameterName } from '../shared/permissions/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { listAllowedValues, listParameters } from './permission-draft.ts';
import classes from './permission-row.module.css';

type Props = {
  name: PermissionName;
  draft: PermissionDraft;
  /** The current user's permissions: nobody can grant more. */
  own: PermissionDraft;
  isReadOnly: boolean;
  onToggle: () => void;
  onRestrict: (parameters: PermissionParameterValues) => void;
};

function useParameterOptions(parameter: PermissionParameterName): { value: string; label: string }[] {
  const label = useLabel();
  const localeName = useLocaleName();
  const { availableLocales } = useSettings();
  const { data } = useRolePageTypesQuery();
  if (parameter === 'locales') return availableLocales.map((value) => ({ value, label: localeName(value) }));
  return (data?.pageTypes ?? []).map(({ id }) => ({ value: id, label: label(`pageTypes.${id}.label`, id) }));
}

function Parameter({
  name,
  draft,
  own,
  isReadOnly,
  onRestrict,
  parameter,
}: Props & { parameter: PermissionParameterName }) {
  const { t } = useTranslation();
  const choices = useParameterOptions(parameter);
  const value = draft.get(name)?.[parameter] ?? [];
  const allowed = listAllowedValues(own, name, parameter);
  const commonProps = {
    label: t(`roles.parameters.${parameter}.label`),
    placeholder: value.length === 0 ? t(`roles.parameters.${parameter}.all`) : '',
    value,
    disabled: isReadOnly,
    // Empty would mean unrestricted. If the user may not grant that, their own values stay.
    onChange: (list: string[]) => onRestrict({ [parameter]: list.length === 0 && allowed ? allowed : list }),
  };
  if (parameter === 'directories') return <TagsInput {...commonProps} data={allowed ?? []} splitChars={[',']} />;
  const options = choices.filter((choice) => allowed === null || allowed.includes(choice.value));
  return <MultiSelect {...commonProps} data={options} clearButtonProps={{ 'aria-label': t('list.clear') }} />;
}

/** A permission with its description, and its restrictions once it is granted. */
export function PermissionRow(props: Props) {
  const { name, draft, own, isReadOnly, onToggle } = props;
  const { t } = useTranslation();
  const isGiven = draft.has(name);
  const isNotOwn = !own.has(name);
  const parameters = listParameters(name);
  return (
    <div className={classes.row}>
      <Checkbox
        label={t(`roles.permissions.${name}.label`)}
        description={
          <>
            {t(`roles.permissions.${name}.text`)} {isNotOwn ? <strong>{t('roles.notOwn')}</strong> : null}
          </>
        }
        checked={isGiven}
        disabled={isReadOnly || isNotOwn}
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
