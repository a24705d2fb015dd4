import type { LinkKind } from '../generated/graphql.ts';
import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../shared/errors/index.ts';
import { normalizeLink } from '../shared/links/index.ts';
import type { MenuLink, MenuRow } from './menu-rows.ts';
import classes from './menu-list.module.css';
import { MenuPageField } from './menu-page-field.tsx';

type Props = { row: MenuRow; locale: string; isNew: boolean; onChange: (row: MenuRow) => void };

const kinds = ['internal', 'external', 'anchor', 'mail', 'phone'] as const;
type KindName = (typeof kinds)[number];

/** Value of the option for an entry without a link. */
const NO_LINK = 'none';

const toLinkKind = (kind: KindName) => kind.toUpperCase() as LinkKind;
const toKindName = (kind: LinkKind) => kind.toLowerCase() as KindName;

const inputTypes = { external: 'url', anchor: 'text', mail: 'email', phone: 'tel' } as const;

/** Label and link of an entry. */
export function MenuRowFields({ row, locale, isNew, onChange }: Props) {
  const { t } = useTranslation();
  const fieldError = useFieldError('menus');
  const { key, label, link } = row;
  const setLink = (next: MenuLink | null) => onChange({ ...row, link: next });
  const chooseKind = (chosen: string | null) => {
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
          { value: NO_LINK, label: t('menus.heading') },
        ]}
        value={link ? toKindName(link.kind) : NO_LINK}
        onChange={chooseKind}
        allowDeselect={false}
      />
      {link?.kind === 'INTERNAL' && (
        <MenuPageField
          link={link}
          locale={locale}
          isNew={isNew}
          error={fieldError(`menu.${key}.link`)}
          onChange={setLink}
        />
      )}
      {link && link.kind !== 'INTERNAL' && (
        <LinkTargetInput link={link} error={fieldError(`menu.${key}.link`)} onChange={setLink} />
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

type LinkTargetProps = { link: MenuLink; error: string | undefined; onChange: (link: MenuLink) => void };

/** Input for a URL, anchor, e-mail address or phone number; cleaned up on blur. */
function LinkTargetInput({ link, error, onChange }: LinkTargetProps) {
  const { t } = useTranslation();
  const kind = toKindName(link.kind);
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
      onBlur={() => onChange({ ...link, value: normalizeLink(kind, link.value) })}
      error={error}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
