import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { findFieldChecks, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setMetadata } from '../content/change-content.ts';
import type { PageMetadataPatch } from '../content/page-content.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useChangeContent, useContent } from '../editor/use-content.ts';
import { CharacterCounter } from '../field-parts/character-counter.tsx';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import classes from '../field-parts/fields.module.css';
import { ImageField } from '../media-fields/image-field.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { SearchResultPreview } from './search-result-preview.tsx';
import { SocialCardPreview } from './social-card-preview.tsx';

type TextField = Exclude<keyof PageMetadataPatch, 'title' | 'seoImage'>;

/** Number of characters that search engines show; longer texts are allowed, and cut off there. */
const VISIBLE_TITLE_LENGTH = 60;
const VISIBLE_DESCRIPTION_LENGTH = 160;
/** Characters that the server accepts: in a text, and in each keyword. */
const MAX_LENGTHS = { seoTitle: 255, seoDescription: 1000, seoKeywords: 255 } satisfies Record<TextField, number>;

/** The SEO settings, with previews in search results and social networks. */
export function SEOPanel({ checks }: { checks: readonly PublicationCheck[] }) {
  const { t } = useTranslation();
  const { isReadOnly, path, siteName } = usePageEditor();
  const content = useContent();
  const { title, seoTitle, seoDescription, seoKeywords, seoImage } = content;
  const change = useChangeContent();
  const textOf = useCheckText();
  const set = (patch: PageMetadataPatch) => change(setMetadata(patch));
  const errorAt = (field: string) => {
    const check = findFieldChecks(checks, { kind: 'seo' }, field).find(
      ({ place }) => place.kind === 'seo' && place.field === field,
    );
    return check && textOf(check);
  };
  return (
    <EditorPanel title={t('editor.activities.EditingSEOSettings')} panelID="seo">
      <div className={classes.fields}>
        <SearchResultPreview metadata={content} path={path} siteName={siteName} />
        <FieldWrapper
          name="seoTitle"
          label={t('editor.fields.seoTitle')}
          aside={<CharacterCounter length={(seoTitle || title).length} limit={VISIBLE_TITLE_LENGTH} />}
          help={seoTitle === '' ? t('editor.seo.titleFallback') : undefined}
          error={errorAt('seoTitle')}
        >
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              value={seoTitle}
              placeholder={title}
              maxLength={MAX_LENGTHS.seoTitle}
              readOnly={isReadOnly}
              onChange={(event) => set({ seoTitle: event.currentTarget.value })}
            />
          )}
        </FieldWrapper>
        <FieldWrapper
          name="seoDescription"
          label={t('editor.fields.seoDescription')}
          aside={<CharacterCounter length={seoDescription.length} limit={VISIBLE_DESCRIPTION_LENGTH} />}
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
              maxLength={MAX_LENGTHS.seoDescription}
              readOnly={isReadOnly}
              onChange={(event) => set({ seoDescription: event.currentTarget.value })}
            />
          )}
        </FieldWrapper>
        <FieldWrapper
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
              maxLength={MAX_LENGTHS.seoKeywords}
              splitChars={[',', ';']}
              acceptValueOnBlur
              readOnly={isReadOnly}
              onChange={(keywords) => set({ seoKeywords: keywords })}
            />
          )}
        </FieldWrapper>
        <ImageField
          name="seoImage"
          label={t('editor.fields.seoImage')}
          isOptional
          image={seoImage}
          onChange={(image) => set({ seoImage: image })}
          error={errorAt('seoImage')}
          altError={errorAt('seoImage.altText')}
          isReadOnly={isReadOnly}
          onSecondDrop="refuse"
        />
        <SocialCardPreview metadata={content} />
      </div>
    </EditorPanel>
  );
}
