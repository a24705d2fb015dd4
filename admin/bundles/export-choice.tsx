import type { BundleChoiceInput } from '../generated/graphql.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBundleChoicesQuery } from '../generated/graphql.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { usePageTypeName } from '../shared/page-types/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import classes from './bundles.module.css';

type GroupProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  /** null is all of them, also those that come later. */
  value: readonly string[] | null;
  onChange: (value: string[] | null) => void;
};

function ChoiceGroup({ label, options, value, onChange }: GroupProps) {
  const all = options.map((option) => option.value);
  return (
    <Checkbox.Group
      label={label}
      value={[...(value ?? all)]}
      onChange={(chosen) => onChange(chosen.length === all.length ? null : chosen)}
    >
      <div className={classes.group}>
        {options.map((option) => (
          <Checkbox key={option.value} {...option} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type Props = { choice: BundleChoiceInput; onChange: (changes: Partial<BundleChoiceInput>) => void };

/** Whether a choice leaves anything to export. */
export const isAnyChosen = ({ pages, locales, pageTypes, media, menus }: BundleChoiceInput): boolean =>
  Boolean(media) || Boolean(menus) || (Boolean(pages) && locales?.length !== 0 && pageTypes?.length !== 0);

/** What goes into the bundle: pages, all or by language and page type, the library, the menus. */
export function ExportChoice({ choice, onChange }: Props) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const pageTypeName = usePageTypeName();
  const { availableLocales } = useSettings();
  const { data } = useBundleChoicesQuery();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('bundles.choice.title')}</legend>
      <Checkbox
        label={t('bundles.choice.pages')}
        description={t('bundles.choice.pagesHint')}
        checked={choice.pages ?? true}
        onChange={(event) => onChange({ pages: event.currentTarget.checked })}
      />
      {choice.pages ? (
        <div className={classes.narrowing}>
          <ChoiceGroup
            label={t('bundles.choice.locales')}
            options={availableLocales.map((locale) => ({ value: locale, label: localeName(locale) }))}
            value={choice.locales ?? null}
            onChange={(locales) => onChange({ locales })}
          />
          <ChoiceGroup
            label={t('bundles.choice.pageTypes')}
            options={(data?.pageTypes ?? []).map(({ id }) => ({ value: id, label: pageTypeName(id) }))}
            value={choice.pageTypes ?? null}
            onChange={(pageTypes) => onChange({ pageTypes })}
          />
        </div>
      ) : null}
      <Checkbox
        label={t('bundles.choice.media')}
        description={t('bundles.choice.mediaHint')}
        checked={choice.media ?? true}
        onChange={(event) => onChange({ media: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('bundles.choice.menus')}
        checked={choice.menus ?? true}
        onChange={(event) => onChange({ menus: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
