import { skipToken } from '@apollo/client/react';
import { ActionIcon, Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { useLinkedPageQuery, useLinkTargetPagesQuery } from '../../generated/graphql.ts';
import { StatusBadge, useKeepFocus } from '../../shared/ui/index.ts';
import { toLinkValue } from '../content/page-path.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import classes from './fields.module.css';

const SEARCH_DELAY_MS = 250;

type Props = {
  link: LinkValue | null;
  onChange: (link: LinkValue | null) => void;
  hasError: boolean;
  isReadOnly: boolean;
};

/** Picks a page of this site as the target of a link, by search; shows the picked page with a button to clear it. */
export function LinkTargetPicker({ link, onChange, hasError, isReadOnly }: Props) {
  const focusProps = useKeepFocus();
  return (
    <div {...focusProps}>
      {link === null || link.value === '' ? (
        <PageSearch hasError={hasError} isReadOnly={isReadOnly} onChoose={onChange} />
      ) : (
        <SelectedPage link={link} onClear={isReadOnly ? undefined : () => onChange(null)} />
      )}
    </div>
  );
}

/** The title of the picked page, and its status unless it is published. */
function SelectedPage({ link, onClear }: { link: LinkValue; onClear: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { data } = useLinkedPageQuery(link.pageID ? { variables: { id: link.pageID } } : skipToken);
  const page = data?.page;
  return (
    <div className="ui-stack ui-gap-8">
      <div className={classes.linkTarget}>
        <span className={classes.linkTitle}>{page?.title ?? link.value}</span>
        <span className={classes.linkSlug}>{page && link.value}</span>
        {onClear && (
          <ActionIcon size="sm" aria-label={t('editor.link.clear')} onClick={onClear}>
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
      {page && page.status !== 'PUBLISHED' && <StatusBadge status={page.status} hasNewerWork={page.hasNewerWork} />}
    </div>
  );
}

type SearchProps = { hasError: boolean; isReadOnly: boolean; onChoose: (link: LinkValue) => void };

function PageSearch({ hasError, isReadOnly, onChoose }: SearchProps) {
  const { t } = useTranslation();
  const { page, defaultLocale } = usePageEditor();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [term, setTerm] = useState('');
  const [searchTerm] = useDebouncedValue(term.trim(), SEARCH_DELAY_MS);
  const { data, previousData, loading } = useLinkTargetPagesQuery({
    variables: { searchTerm, locale: page.locale },
    skip: !combobox.dropdownOpened,
    fetchPolicy: 'cache-and-network',
  });
  const pages = (data ?? previousData)?.pages.items ?? [];
  const choose = (chosen: string) => {
    const target = pages.find(({ id }) => String(id) === chosen);
    if (target) onChoose({ kind: 'internal', value: toLinkValue(target, defaultLocale), pageID: target.id });
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
              <span className="ui-row ui-shrink ui-gap-8">
                <span className={classes.linkTitle}>{title}</span>
                <span className={classes.linkSlug}>{slug}</span>
              </span>
            </Combobox.Option>
          ))}
          {pages.length === 0 && !loading && <Combobox.Empty>{t('editor.link.noResults')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
