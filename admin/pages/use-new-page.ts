import type { Outcome } from '../shared/errors/index.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCreatePageMutation, usePageTypesQuery } from '../generated/graphql.ts';
import { submitCall } from '../shared/errors/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { getEditorPath } from './address/page-path.ts';
import { proposeSlug } from './address/slug-proposal.ts';
import { type SlugCheck, useSlugCheck } from './address/use-slug-check.ts';

type Draft = { title: string; type: string | undefined; locale: string | undefined; typedSlug: string | undefined };

type PageType = { id: string; slugPrefix: string };

export type NewPage = {
  types: readonly PageType[];
  title: string;
  type: string;
  locale: string;
  slug: string;
  slugCheck: SlugCheck;
  outcome: Outcome | 'waiting' | undefined;
  change(draft: Partial<Draft>): void;
  create(): Promise<void>;
};

/** Form state for a new page: type and title (which the address may preset), generated slug, and creation. */
export function useNewPage(): NewPage {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const requestedType = params.get('type')?.toLowerCase();
  const { defaultLocale, customSlugLocales } = useSettings();
  const { data } = usePageTypesQuery();
  const [createPage] = useCreatePageMutation();
  const [draft, setDraft] = useState<Draft>({
    title: params.get('title') ?? '',
    type: undefined,
    locale: undefined,
    typedSlug: undefined,
  });
  const [outcome, setOutcome] = useState<NewPage['outcome']>();

  const types = data?.pageTypes ?? [];
  const type = types.find(({ id }) =>
    draft.type === undefined ? id.toLowerCase() === requestedType : id === draft.type,
  ) ??
    types[0] ?? { id: '', slugPrefix: '' };
  const locale = draft.locale ?? defaultLocale;
  const typedSlug = customSlugLocales.includes(locale) ? draft.typedSlug : undefined;
  const slug = typedSlug ?? proposeSlug({ title: draft.title, locale, type });
  const slugCheck = useSlugCheck(slug, locale);

  async function create() {
    setOutcome('waiting');
    let pageID: number | undefined;
    const next = await submitCall('create-page', async () => {
      const input = { title: draft.title, slug, type: type.id, locale };
      const result = await createPage({ variables: { input } });
      pageID = result.data?.createPage.page?.id;
      return result.data?.createPage.errors;
    });
    setOutcome(next);
    if (pageID !== undefined) await navigate(getEditorPath(pageID));
  }

  return {
    types,
    title: draft.title,
    type: type.id,
    locale,
    slug,
    slugCheck,
    outcome,
    change: (next) => setDraft((current) => ({ ...current, ...next })),
    create,
  };
}
