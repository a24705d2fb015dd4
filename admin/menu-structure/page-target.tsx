import { skipToken } from '@apollo/client/react';
import { ActionIcon, Input, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconEyeOff, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuTargetsQuery } from '../generated/graphql.ts';
import { showSlug } from '../pages/index.ts';
import { useKeepFocus } from '../shared/ui/index.ts';
import type { MenuLink } from './menu-rows.ts';
import classes from './menu-list.module.css';

/** Characters from which on pages are searched for (specification, section 9). */
const SHORTEST_TERM = 3;

const SEARCH_DELAY = 250;

type Props = {
  link: MenuLink;
  locale: string;
  isNew: boolean;
  error: string | undefined;
  onChange: (link: MenuLink) => void;
};

/** The page that an entry leads to: searched for by its title or slug, then shown with a way to let go of it. */
export function PageTarget({ link, locale, isNew, error, onChange }: Props) {
  const keptFocus = useKeepFocus();
  return (
    <div {...keptFocus}>
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
      <div className={classes.chosen}>
        <span className={classes.words}>{page?.title ?? t('menus.gone')}</span>
        <span className={classes.target}>{showSlug(page?.slug ?? value)}</span>
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
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const isLongEnough = term.length >= SHORTEST_TERM;
  const [asked] = useDebouncedValue(term, SEARCH_DELAY);
  const { data, previousData } = useMenuTargetsQuery(
    asked.length >= SHORTEST_TERM ? { variables: { searchTerm: asked, locale } } : skipToken,
  );
  const pages = isLongEnough ? ((data ?? previousData)?.pages.items ?? []) : [];
  const choose = (chosen: string | null) => {
    const page = pages.find(({ id }) => String(id) === chosen);
    if (page) onChange({ kind: 'INTERNAL', value: page.slug, page });
  };
  return (
    <Select
      label={t('editor.link.targets.internal')}
      placeholder={t('menus.pageHint')}
      data={pages.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={null}
      onChange={choose}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, in slugs too.
      filter={({ options }) => options}
      nothingFoundMessage={isLongEnough ? t('editor.link.noResults') : t('menus.tooShort', { count: SHORTEST_TERM })}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span className={classes.words}>{option.label}</span>
          <span className={classes.target}>
            {showSlug(pages.find(({ id }) => String(id) === option.value)?.slug ?? '')}
          </span>
        </span>
      )}
      error={error}
      autoFocus={isNew}
    />
  );
}
