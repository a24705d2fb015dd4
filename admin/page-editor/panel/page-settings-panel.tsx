import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { checksOf, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setHead } from '../content/change-content.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { Flag } from '../../shared/ui/index.ts';
import { pageTypeOf } from '../content/definitions.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useChangeContent, useContent } from '../editor/use-content.ts';
import { Counter } from '../fields/counter.tsx';
import { FieldForm } from '../fields/field-form.tsx';
import { FieldShell } from '../fields/field-shell.tsx';
import { AddressField } from './address-field.tsx';
import { PageTags } from './page-tags.tsx';
import { Panel } from './panel.tsx';
import classes from './panel.module.css';

const TITLE_LIMIT = 255;

/** Title, address and what the page's type asks for. */
export function PageSettingsPanel({ checks }: { checks: readonly PublicationCheck[] }) {
  const { t } = useTranslation();
  const { isReadOnly } = useEditor();
  const { title, pageType } = useContent();
  const change = useChangeContent();
  const textOf = useCheckText();
  const errorAt = (field: string) => {
    const [check] = checksOf(checks, { kind: 'page-settings' }, field);
    return check && textOf(check);
  };
  return (
    <Panel title={t('editor.activities.EditingPageSettings')} subject="settings">
      <div className={classes.section}>
        <FieldShell
          name="title"
          label={t('editor.fields.title')}
          aside={<Counter length={title.length} limit={TITLE_LIMIT} />}
          error={errorAt('title')}
        >
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              value={title}
              maxLength={TITLE_LIMIT}
              readOnly={isReadOnly}
              error={errorAt('title') !== undefined}
              onChange={(event) => change(setHead({ title: event.currentTarget.value }))}
            />
          )}
        </FieldShell>
      </div>
      <div className={classes.section}>
        <AddressField error={errorAt('slug')} />
      </div>
      <div className={classes.section}>
        <PageTags />
      </div>
      <div className={classes.section}>
        <FixedFacts />
      </div>
      <div className={classes.section}>
        <FieldForm
          fields={pageTypeOf(pageType.id)?.fields ?? []}
          owner={{ kind: 'page-type' }}
          ownerID={pageType.id}
          content={pageType}
          checks={checks}
        />
      </div>
    </Panel>
  );
}

/** What a page is from its making on. */
function FixedFacts() {
  const { t } = useTranslation();
  const label = useLabel();
  const localeName = useLocaleName();
  const { page } = useEditor();
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('properties.page.locale')}</dt>
        <dd className={classes.withFlag}>
          <Flag locale={page.locale} /> {localeName(page.locale)}
        </dd>
        <dt>{t('properties.page.type')}</dt>
        <dd>{label(`pageTypes.${page.type}.label`, page.type)}</dd>
      </dl>
      <p className={classes.note}>{t('editor.address.fixed')}</p>
    </>
  );
}
