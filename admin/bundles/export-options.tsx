import type { BundleChoiceInput } from '../generated/graphql.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBundleExportOptionsQuery } from '../generated/graphql.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { usePageTypeName } from '../shared/page-types/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import classes from './bundles.module.css';

type GroupProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  /** null means all, including those added later. */
  value: readonly string[] | null;
  onChange: (value: string[] | null) => void;
};

function ExportCheckboxGroup({ label, options, value, onChange }: GroupProps) {
  const allValues = options.map((option) => option.value);
  return (
    <Checkbox.Group
      label={label}
      value={[...(value ?? allValues)]}
      onChange={(chosen) => onChange(chosen.length === allValues.length ? null : chosen)}
    >
      <div className={classes.group}>
        {options.map((option) => (
          <Checkbox key={option.value} {...option} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type Props = { selection: BundleChoiceInput; onChange: (changes: Partial<BundleChoiceInput>) => void };

/** Whether the selection contains anything to export. */
export const hasExportSelection = ({ pages, locales, pageTypes, media, menus }: BundleChoiceInput): boolean =>
  Boolean(media) || Boolean(menus) || (Boolean(pages) && locales?.length !== 0 && pageTypes?.length !== 0);

/** Selects what to export: pages by language and page type, media and menus. */
export function ExportOptions({ selection, onChange }: Props) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const pageTypeName = usePageTypeName();
  const { availableLocales } = useSettings();
  const { data } = useBundleExportOptionsQuery();
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{t('bundles.choice.title')}</legend>
      <Checkbox
        label={t('bundles.choice.pages')}
        description={t('bundles.choice.pagesHint')}
        checked={selection.pages ?? true}
        onChange={(event) => onChange({ pages: event.currentTarget.checked })}
      />
      {selection.pages ? (
        <div className={classes.suboptions}>
          <ExportCheckboxGroup
            label={t('bundles.choice.locales')}
            options={availableLocales.map((locale) => ({ value: locale, label: localeName(locale) }))}
            value={selection.locales ?? null}
            onChange={(locales) => onChange({ locales })}
          />
          <ExportCheckboxGroup
            label={t('bundles.choice.pageTypes')}
            options={(data?.pageTypes ?? []).map(({ id }) => ({ value: id, label: pageTypeName(id) }))}
            value={selection.pageTypes ?? null}
            onChange={(pageTypes) => onChange({ pageTypes })}
          />
        </div>
      ) : null}
      <Checkbox
        label={t('bundles.choice.media')}
        description={t('bundles.choice.mediaHint')}
        checked={selection.media ?? true}
        onChange={(event) => onChange({ media: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('bundles.choice.menus')}
        checked={selection.menus ?? true}
        onChange={(event) => onChange({ menus: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
