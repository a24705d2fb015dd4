import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { checksOf, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setHead } from '../content/change-content.ts';
import type { PageHeadPatch } from '../content/page-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useChangeContent, useContent } from '../editor/use-content.ts';
import { Counter } from '../fields/counter.tsx';
import { FieldShell } from '../fields/field-shell.tsx';
import classes from '../fields/fields.module.css';
import { ImageField } from '../fields/image-field.tsx';
import { Panel } from './panel.tsx';
import { SearchResult } from './search-result.tsx';
import { SocialCard } from './social-card.tsx';

/** What search engines show of a title and of a description; more is allowed and cut off there. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;
const LIMITS = { seoTitle: 255, seoDescription: 1000, keyword: 255 };

/** How search engines and messengers show the page. */
export function SEOPanel({ checks }: { checks: readonly PublicationCheck[] }) {
  const { t } = useTranslation();
  const { isReadOnly, path, siteName } = useEditor();
  const content = useContent();
  const { title, seoTitle, seoDescription, seoKeywords, seoImage } = content;
  const change = useChangeContent();
  const textOf = useCheckText();
  const set = (patch: PageHeadPatch) => change(setHead(patch));
  const errorAt = (field: string) => {
    const check = checksOf(checks, { kind: 'seo' }, field).find(
      ({ place }) => place.kind === 'seo' && place.field === field,
    );
    return check && textOf(check);
  };
  return (
    <Panel title={t('editor.activities.EditingSEOSettings')} subject="seo">
      <div className={classes.fields}>
        <SearchResult head={content} path={path} siteName={siteName} />
        <FieldShell
          name="seoTitle"
          label={t('editor.fields.seoTitle')}
          aside={<Counter length={(seoTitle || title).length} limit={SHOWN_TITLE} />}
          help={seoTitle === '' ? t('editor.seo.titleFallback') : undefined}
          error={errorAt('seoTitle')}
        >
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              value={seoTitle}
              placeholder={title}
              maxLength={LIMITS.seoTitle}
              readOnly={isReadOnly}
              onChange={(event) => set({ seoTitle: event.currentTarget.value })}
            />
          )}
        </FieldShell>
        <FieldShell
          name="seoDescription"
          label={t('editor.fields.seoDescription')}
          aside={<Counter length={seoDescription.length} limit={SHOWN_DESCRIPTION} />}
          error={errorAt('seoDescription')}
        >
          {({ id, describedBy }) => (
            <Textarea
              id={id}
              aria-describedby={describedBy}
              autosize
              minRows={3}
              maxRows={8}
              value={seoDescription}
              maxLength={LIMITS.seoDescription}
              readOnly={isReadOnly}
              onChange={(event) => set({ seoDescription: event.currentTarget.value })}
            />
          )}
        </FieldShell>
        <FieldShell
          name="seoKeywords"
          label={t('editor.fields.seoKeywords')}
          help={t('editor.seo.keywordsHelp')}
          error={errorAt('seoKeywords')}
        >
          {({ id, describedBy }) => (
            <TagsInput
              id={id}
              aria-describedby={describedBy}
              value={[...seoKeywords]}
              maxLength={LIMITS.keyword}
              splitChars={[',', ';']}
              acceptValueOnBlur
              readOnly={isReadOnly}
              onChange={(keywords) => set({ seoKeywords: keywords })}
            />
          )}
        </FieldShell>
        <ImageField
          name="seoImage"
          label={t('editor.fields.seoImage')}
          isOptional
          image={seoImage}
          onChange={(image) => set({ seoImage: image })}
          error={errorAt('seoImage')}
          altError={errorAt('seoImage.altText')}
          isReadOnly={isReadOnly}
          onSecond="refuse"
        />
        <SocialCard head={content} />
      </div>
    </Panel>
  );
}
