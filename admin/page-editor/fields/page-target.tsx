import { skipToken } from '@apollo/client/react';
import { ActionIcon, Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { useLinkedPageQuery, useLinkTargetsQuery } from '../../generated/graphql.ts';
import { StatusMark, useKeepFocus } from '../../shared/ui/index.ts';
import { linkValueOf } from '../content/page-path.ts';
import { useEditor } from '../editor/editor-context.ts';
import classes from './fields.module.css';

const SEARCH_DELAY = 250;

type Props = {
  link: LinkValue | null;
  onChange: (link: LinkValue | null) => void;
  hasError: boolean;
  isReadOnly: boolean;
};

/** A page of this site as the target of a link: searched for, then shown with a way to let go of it. */
export function PageTarget({ link, onChange, hasError, isReadOnly }: Props) {
  const keptFocus = useKeepFocus();
  return (
    <div {...keptFocus}>
      {link === null || link.value === '' ? (
        <PageSearch hasError={hasError} isReadOnly={isReadOnly} onChoose={onChange} />
      ) : (
        <ChosenPage link={link} onClear={isReadOnly ? undefined : () => onChange(null)} />
      )}
    </div>
  );
}

/** The page by its title; a status that visitors would stumble over is said. */
function ChosenPage({ link, onClear }: { link: LinkValue; onClear: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { data } = useLinkedPageQuery(link.pageID ? { variables: { id: link.pageID } } : skipToken);
  const page = data?.page;
  return (
    <div className={classes.stack}>
      <div className={classes.target}>
        <span className={classes.targetTitle}>{page?.title ?? link.value}</span>
        <span className={classes.targetSlug}>{page && link.value}</span>
        {onClear && (
          <ActionIcon size="sm" aria-label={t('editor.link.clear')} onClick={onClear}>
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
      {page && page.status !== 'PUBLISHED' && <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />}
    </div>
  );
}

type SearchProps = { hasError: boolean; isReadOnly: boolean; onChoose: (link: LinkValue) => void };

function PageSearch({ hasError, isReadOnly, onChoose }: SearchProps) {
  const { t } = useTranslation();
  const { page, defaultLocale } = useEditor();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [term, setTerm] = useState('');
  const [searchTerm] = useDebouncedValue(term.trim(), SEARCH_DELAY);
  const { data, previousData, loading } = useLinkTargetsQuery({
    variables: { searchTerm, locale: page.locale },
    skip: !combobox.dropdownOpened,
    fetchPolicy: 'cache-and-network',
  });
  const pages = (data ?? previousData)?.pages.items ?? [];
  const choose = (chosen: string) => {
    const target = pages.find(({ id }) => String(id) === chosen);
    if (target) onChoose({ kind: 'internal', value: linkValueOf(target, defaultLocale), pageID: target.id });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          value={term}
          readOnly={isReadOnly}
          error={hasError}
          aria-label={t('editor.link.targets.internal')}
          placeholder={t('editor.link.placeholders.internal')}
          onChange={(event) => {
            setTerm(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t('editor.link.results')}>
          {pages.map(({ id, title, slug }) => (
            <Combobox.Option key={id} value={String(id)}>
              <span className={classes.option}>
                <span className={classes.targetTitle}>{title}</span>
                <span className={classes.targetSlug}>{slug}</span>
              </span>
            </Combobox.Option>
          ))}
          {pages.length === 0 && !loading && <Combobox.Empty>{t('editor.link.noResults')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
