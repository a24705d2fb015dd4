import type { LinkKind } from '../generated/graphql.ts';
import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../shared/errors/index.ts';
import { tidyLink } from '../shared/links/index.ts';
import type { MenuLink, MenuRow } from './menu-rows.ts';
import classes from './menu-list.module.css';
import { PageTarget } from './page-target.tsx';

type Props = { row: MenuRow; locale: string; isNew: boolean; onChange: (row: MenuRow) => void };

const kinds = ['internal', 'external', 'anchor', 'mail', 'phone'] as const;
type Kind = (typeof kinds)[number];

/** What the select calls an entry without a link. */
const NOWHERE = 'none';

const toLinkKind = (kind: Kind) => kind.toUpperCase() as LinkKind;
const toKind = (kind: LinkKind) => kind.toLowerCase() as Kind;

const inputTypes = { external: 'url', anchor: 'text', mail: 'email', phone: 'tel' } as const;

/** The words of an entry, and where it leads. */
export function MenuRowFields({ row, locale, isNew, onChange }: Props) {
  const { t } = useTranslation();
  const fieldError = useFieldError('menus');
  const { key, label, link } = row;
  const setLink = (next: MenuLink | null) => onChange({ ...row, link: next });
  const choose = (chosen: string | null) => {
    const kind = kinds.find((known) => known === chosen);
    setLink(kind ? { kind: toLinkKind(kind), value: '', page: null } : null);
  };
  const hint = link?.kind === 'INTERNAL' ? t('menus.labelHint') : undefined;
  return (
    <div className={classes.fields}>
      <Select
        label={t('editor.link.kind')}
        data={[
          ...kinds.map((value) => ({ value, label: t(`editor.link.kinds.${value}`) })),
          { value: NOWHERE, label: t('menus.heading') },
        ]}
        value={link ? toKind(link.kind) : NOWHERE}
        onChange={choose}
        allowDeselect={false}
      />
      {link?.kind === 'INTERNAL' && (
        <PageTarget
          link={link}
          locale={locale}
          isNew={isNew}
          error={fieldError(`menu.${key}.link`)}
          onChange={setLink}
        />
      )}
      {link && link.kind !== 'INTERNAL' && (
        <TypedTarget link={link} error={fieldError(`menu.${key}.link`)} onChange={setLink} />
      )}
      <TextInput
        label={t('menus.label')}
        description={hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={link?.page?.title}
        value={label}
        maxLength={255}
        onChange={(event) => onChange({ ...row, label: event.currentTarget.value })}
        error={fieldError(`menu.${key}.label`)}
        autoComplete="off"
      />
    </div>
  );
}

type TypedProps = { link: MenuLink; error: string | undefined; onChange: (link: MenuLink) => void };

/** An address, an anchor, a mail address or a number, tidied when it is left. */
function TypedTarget({ link, error, onChange }: TypedProps) {
  const { t } = useTranslation();
  const kind = toKind(link.kind);
  if (kind === 'internal') return null;
  return (
    <TextInput
      type={inputTypes[kind]}
      label={t(`editor.link.targets.${kind}`)}
      placeholder={t(`editor.link.placeholders.${kind}`)}
      leftSection={kind === 'anchor' ? '#' : undefined}
      value={link.value}
      maxLength={2_000}
      onChange={(event) => onChange({ ...link, value: event.currentTarget.value })}
      onBlur={() => onChange({ ...link, value: tidyLink(kind, link.value) })}
      error={error}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
