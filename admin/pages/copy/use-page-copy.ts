import type { PageRowFragment } from '../../generated/graphql.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicatePageMutation, usePageTypesQuery, useTranslatePageMutation } from '../../generated/graphql.ts';
import { submitMutation } from '../../shared/errors/index.ts';
import { useForm } from '../../shared/forms/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import { getEditorPath } from '../address/page-path.ts';
import { proposeSlug, proposeTitleSlug } from '../address/slug-proposal.ts';
import { useSlugCheck } from '../address/use-slug-check.ts';

export type CopyKind = 'duplicate' | 'translation';
export type CopySource = Pick<PageRowFragment, 'id' | 'type'>;
type Draft = { title: string; locale: string; typedSlug: string | undefined };

type Options = { source: CopySource; kind: CopyKind; start: { title: string; locale: string } };

/** Form state for a page copy: title, locale and slug. Opens the editor after creating it. */
export function usePageCopy({ source, kind, start }: Options) {
  const navigate = useNavigate();
  const { customSlugLocales } = useSettings();
  const { data } = usePageTypesQuery();
  const [duplicatePage] = useDuplicatePageMutation();
  const [translatePage] = useTranslatePageMutation();
  const [draft, setDraft] = useState<Draft>({ ...start, typedSlug: undefined });
  const form = useForm('copy-page');

  const { title, locale } = draft;
  const type = data?.pageTypes.find(({ id }) => id === source.type) ?? { id: source.type, slugPrefix: '' };
  // A home page's fixed slug can exist only once per locale, so a duplicate gets a slug from its title.
  const propose = kind === 'duplicate' ? proposeTitleSlug : proposeSlug;
  const typedSlug = customSlugLocales.includes(locale) ? draft.typedSlug : undefined;
  const slug = typedSlug ?? propose({ title, locale, type });

  const copy = async () =>
    kind === 'duplicate'
      ? submitMutation('copy-page', () => duplicatePage({ variables: { pageID: source.id, locale, title, slug } }))
      : submitMutation('copy-page', () =>
          translatePage({ variables: { pageID: source.id, newLocale: locale, title, slug } }),
        );

  return {
    form,
    title,
    locale,
    slug,
    slugCheck: useSlugCheck(slug, locale),
    change: (next: Partial<Draft>) => setDraft((current) => ({ ...current, ...next })),
    async create() {
      let pageID: number | undefined;
      await form.submit(async () => {
        const { outcome, payload } = await copy();
        pageID = payload?.page?.id;
        return outcome;
      });
      if (pageID !== undefined) await navigate(getEditorPath(pageID));
    },
  };
}
