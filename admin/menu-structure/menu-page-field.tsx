import { skipToken } from '@apollo/client/react';
import { ActionIcon, Input, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconEyeOff, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuTargetsQuery } from '../generated/graphql.ts';
import { formatSlug } from '../pages/index.ts';
import { useKeepFocus } from '../shared/ui/index.ts';
import type { MenuLink } from './menu-rows.ts';
import classes from './menu-list.module.css';

/** Shorter terms are not searched for (specification, section 9). */
const MIN_TERM_LENGTH = 3;

const SEARCH_DELAY_MS = 250;

type Props = {
  link: MenuLink;
  locale: string;
  isNew: boolean;
  error: string | undefined;
  onChange: (link: MenuLink) => void;
};

/** Chooses the page an entry links to, by title or slug; then shows it with a button to remove it. */
export function MenuPageField({ link, locale, isNew, error, onChange }: Props) {
  const focusProps = useKeepFocus();
  return (
    <div {...focusProps}>
      {link.page === null && link.value === '' ? (
        <PageSearch locale={locale} isNew={isNew} error={error} onChange={onChange} />
      ) : (
        <ChosenPage link={link} error={error} onChange={onChange} />
      )}
    </div>
  );
}

function ChosenPage({ link, error, onChange }: Pick<Props, 'link' | 'error' | 'onChange'>) {
  const { t } = useTranslation();
  const { page, value } = link;
  return (
    <Input.Wrapper label={t('editor.link.targets.internal')} error={error} labelElement="div">
      <div className={classes.chosenPage}>
        <span className={classes.label}>{page?.title ?? t('menus.gone')}</span>
        <span className={classes.target}>{formatSlug(page?.slug ?? value)}</span>
        <ActionIcon
          size="sm"
          aria-label={t('menus.otherPage')}
          onClick={() => onChange({ kind: 'INTERNAL', value: '', page: null })}
        >
          <IconX size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      {page && !page.live && (
        <p className={classes.advice}>
          <IconEyeOff size={16} stroke={1.6} aria-hidden />
          {t('menus.hiddenAdvice')}
        </p>
      )}
    </Input.Wrapper>
  );
}

function PageSearch({ locale, isNew, error, onChange }: Omit<Props, 'link'>) {
  const { t } = useTranslation();
  const [input, setInput] = useState('');
  const term = input.trim();
  const isLongEnough = term.length >= MIN_TERM_LENGTH;
  const [debouncedTerm] = useDebouncedValue(term, SEARCH_DELAY_MS);
  const { data, previousData } = useMenuTargetsQuery(
    debouncedTerm.length >= MIN_TERM_LENGTH ? { variables: { searchTerm: debouncedTerm, locale } } : skipToken,
  );
  const pages = isLongEnough ? ((data ?? previousData)?.pages.items ?? []) : [];
  const choosePage = (chosen: string | null) => {
    const page = pages.find(({ id }) => String(id) === chosen);
    if (page) onChange({ kind: 'INTERNAL', value: page.slug, page });
  };
  return (
    <Select
      label={t('editor.link.targets.internal')}
      placeholder={t('menus.pageHint')}
      data={pages.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={null}
      onChange={choosePage}
      searchable
      searchValue={input}
      onSearchChange={setInput}
      // The server has already filtered the options, by slug too.
      filter={({ options }) => options}
      nothingFoundMessage={isLongEnough ? t('editor.link.noResults') : t('menus.tooShort', { count: MIN_TERM_LENGTH })}
      renderOption={({ option }) => (
        <span className="ui-grow ui-row ui-gap-8">
          <span className={classes.label}>{option.label}</span>
          <span className={classes.target}>
            {formatSlug(pages.find(({ id }) => String(id) === option.value)?.slug ?? '')}
          </span>
        </span>
      )}
      error={error}
      autoFocus={isNew}
    />
  );
}
