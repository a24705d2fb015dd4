import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { findFieldChecks, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setMetadata } from '../content/change-content.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { LocaleFlag } from '../../shared/ui/index.ts';
import { findPageTypeDefinition } from '../content/definitions.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useChangeContent, useContent } from '../editor/use-content.ts';
import { CharacterCounter } from '../field-parts/character-counter.tsx';
import { FieldForm } from '../fields/field-form.tsx';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import { PageSlugField } from './page-slug-field.tsx';
import { PageTags } from './page-tags.tsx';
import { EditorPanel } from './editor-panel.tsx';
import classes from './editor-panel.module.css';

const MAX_TITLE_LENGTH = 255;

/** Title, slug, tags and the fields of the page type. */
export function PageSettingsPanel({ checks }: { checks: readonly PublicationCheck[] }) {
  const { t } = useTranslation();
  const { isReadOnly } = usePageEditor();
  const { title, pageType } = useContent();
  const change = useChangeContent();
  const textOf = useCheckText();
  const errorAt = (field: string) => {
    const [check] = findFieldChecks(checks, { kind: 'page-settings' }, field);
    return check && textOf(check);
  };
  return (
    <EditorPanel title={t('editor.activities.EditingPageSettings')} panelID="settings">
      <div className={classes.section}>
        <FieldWrapper
          name="title"
          label={t('editor.fields.title')}
          aside={<CharacterCounter length={title.length} limit={MAX_TITLE_LENGTH} />}
          error={errorAt('title')}
        >
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              value={title}
              maxLength={MAX_TITLE_LENGTH}
              readOnly={isReadOnly}
              error={errorAt('title') !== undefined}
              onChange={(event) => change(setMetadata({ title: event.currentTarget.value }))}
            />
          )}
        </FieldWrapper>
      </div>
      <div className={classes.section}>
        <PageSlugField error={errorAt('slug')} />
      </div>
      <div className={classes.section}>
        <PageTags />
      </div>
      <div className={classes.section}>
        <FixedProperties />
      </div>
      <div className={classes.section}>
        <FieldForm
          fields={findPageTypeDefinition(pageType.id)?.fields ?? []}
          owner={{ kind: 'page-type' }}
          ownerID={pageType.id}
          content={pageType}
          checks={checks}
        />
      </div>
    </EditorPanel>
  );
}

/** Properties that cannot change after a page was created. */
function FixedProperties() {
  const { t } = useTranslation();
  const label = useLabel();
  const localeName = useLocaleName();
  const { page } = usePageEditor();
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('properties.page.locale')}</dt>
        <dd className="ui-row ui-gap-8">
          <LocaleFlag locale={page.locale} /> {localeName(page.locale)}
        </dd>
        <dt>{t('properties.page.type')}</dt>
        <dd>{label(`pageTypes.${page.type}.label`, page.type)}</dd>
      </dl>
      <p className={classes.note}>{t('editor.address.fixed')}</p>
    </>
  );
}
