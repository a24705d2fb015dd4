import type { PageRowFragment } from '../../generated/graphql.ts';
import type { Outcome } from '../../shared/errors/index.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicatePageMutation, usePageTypesQuery, useTranslatePageMutation } from '../../generated/graphql.ts';
import { submitCall } from '../../shared/errors/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import { getEditorPath } from '../address/page-path.ts';
import { proposeSlug, proposeTitleSlug } from '../address/slug-proposal.ts';
import { type SlugCheck, useSlugCheck } from '../address/use-slug-check.ts';

export type CopyKind = 'duplicate' | 'translation';
export type CopySource = Pick<PageRowFragment, 'id' | 'type'>;
type Draft = { title: string; locale: string; typedSlug: string | undefined };

export type PageCopy = {
  title: string;
  locale: string;
  slug: string;
  slugCheck: SlugCheck;
  outcome: Outcome | 'waiting' | undefined;
  change(draft: Partial<Draft>): void;
  create(): Promise<void>;
};

type Options = { source: CopySource; kind: CopyKind; start: { title: string; locale: string } };

/** Form state for a page copy: title, locale and slug. Opens the editor after creating it. */
export function usePageCopy({ source, kind, start }: Options): PageCopy {
  const navigate = useNavigate();
  const { customSlugLocales } = useSettings();
  const { data } = usePageTypesQuery();
  const [duplicatePage] = useDuplicatePageMutation();
  const [translatePage] = useTranslatePageMutation();
  const [draft, setDraft] = useState<Draft>({ ...start, typedSlug: undefined });
  const [outcome, setOutcome] = useState<PageCopy['outcome']>();

  const { title, locale } = draft;
  const type = data?.pageTypes.find(({ id }) => id === source.type) ?? { id: source.type, slugPrefix: '' };
  // A home page's fixed slug can exist only once per locale, so a duplicate gets a slug from its title.
  const propose = kind === 'duplicate' ? proposeTitleSlug : proposeSlug;
  const typedSlug = customSlugLocales.includes(locale) ? draft.typedSlug : undefined;
  const slug = typedSlug ?? propose({ title, locale, type });

  async function send() {
    if (kind === 'duplicate') {
      const result = await duplicatePage({ variables: { pageID: source.id, locale, title, slug } });
      return result.data?.duplicatePage;
    }
    const result = await translatePage({ variables: { pageID: source.id, newLocale: locale, title, slug } });
    return result.data?.createTranslation;
  }

  return {
    title,
    locale,
    slug,
    slugCheck: useSlugCheck(slug, locale),
    outcome,
    change: (next) => setDraft((current) => ({ ...current, ...next })),
    async create() {
      setOutcome('waiting');
      let pageID: number | undefined;
      const next = await submitCall('copy-page', async () => {
        const payload = await send();
        pageID = payload?.page?.id;
        return payload?.errors;
      });
      setOutcome(next);
      if (next === 'done' && pageID !== undefined) await navigate(getEditorPath(pageID));
    },
  };
}
