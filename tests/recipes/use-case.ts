import type { ProjectCopy } from './project-copy.ts';
import { addTemplates, type Recipe } from './recipe.ts';

const graphqlMutation = `
mutation MakeTagsPublic($ids: [Int!]!) {
  makeTagsPublic(ids: $ids) {
    ids
    errors {
      ...ErrorFields
    }
  }
}
`;

const texts: Readonly<Record<string, Record<string, string>>> = {
  en: { title: 'Show the tags to visitors?', message: 'Visitors can see and search for them.', confirm: 'Make public' },
  nl: {
    title: 'Tags aan bezoekers tonen?',
    message: 'Bezoekers kunnen ze zien en erop zoeken.',
    confirm: 'Openbaar maken',
  },
  de: {
    title: 'Besuchern die Schlagwörter zeigen?',
    message: 'Besucher können danach suchen.',
    confirm: 'Veröffentlichen',
  },
  fr: { title: 'Montrer les mots-clés ?', message: 'Les visiteurs pourront les chercher.', confirm: 'Rendre publics' },
};

function addMutation(copy: ProjectCopy): void {
  copy.replace(
    'server/tags/tag.type.ts',
    "@ObjectType({ description: 'Result of deleteTags.' })",
    `@ObjectType({ description: 'Result of makeTagsPublic.' })
export class MakeTagsPublicPayload extends Payload {
  @Field(() => [Int], { nullable: true, description: 'Ids of the tags that changed.' })
  ids: number[] | null;
}

@ObjectType({ description: 'Result of deleteTags.' })`,
  );
  const resolver = 'server/tags/tag.resolver.ts';
  copy.insertBefore(resolver, 'import { mergeTags }', "import { makeTagsPublic } from './make-tags-public.ts';");
  copy.insertBefore(resolver, '  TagList,', '  MakeTagsPublicPayload,');
  copy.replace(
    resolver,
    "  @AllowTokens('manage-tags')\n  @Mutation(() => DeleteTagsPayload",
    `  @AllowTokens('manage-tags')
  @Mutation(() => MakeTagsPublicPayload, { description: 'Shows tags to visitors. Permission manage-tags.' })
  makeTagsPublic(
    @Ctx() context: GraphQLContext,
    @Arg('ids', () => [Int], { description: 'The tags.' }) ids: number[],
  ): Promise<MakeTagsPublicPayload> {
    return toPayload('ids', makeTagsPublic(context, { ids }));
  }

  @AllowTokens('manage-tags')
  @Mutation(() => DeleteTagsPayload`,
  );
}

function addRestCall(copy: ProjectCopy): void {
  const routes = 'server/tags/tags.routes.ts';
  copy.replace(
    routes,
    'import { errorItemSchema, type RestRoutes }',
    'import { errorItemSchema, type RestRoutes, successBody, successSchema }',
  );
  copy.insertBefore(
    routes,
    'import { validateTag,',
    "import { makeTagsPublic, makeTagsPublicInput } from './make-tags-public.ts';",
  );
  copy.insertBefore(routes, "from '../shared/rest/index.ts'", "import { Errors } from '../shared/errors/index.ts';");
  copy.replace(
    routes,
    "  rest.post(\n    '/tags/validate'",
    `  rest.post(
    '/tags/make-public',
    {
      tag: 'Tags',
      entity: 'tag',
      access: 'manage-tags',
      summary: 'Show tags to visitors',
      body: makeTagsPublicInput,
      success: successSchema({ ids: z.array(z.int()) }),
      errors: { 404: [Errors.invalid] },
    },
    async ({ context, body }) => successBody({ ids: await makeTagsPublic(context, body) }),
  );
  rest.post(
    '/tags/validate'`,
  );
}

function addToSchema(copy: ProjectCopy): void {
  copy.replace(
    'schema.graphql',
    '  """\n  Marks a translation as up to date',
    `  """Shows tags to visitors. Permission manage-tags."""
  makeTagsPublic(
    """The tags."""
    ids: [Int!]!
  ): MakeTagsPublicPayload!

  """
  Marks a translation as up to date`,
  );
  const [, before = ''] = /\n\n(("""[^"]*"""\n)type MediaBin\b)/.exec(copy.read('schema.graphql')) ?? [];
  copy.replace(
    'schema.graphql',
    before,
    `"""Result of makeTagsPublic."""
type MakeTagsPublicPayload {
  """What was wrong with the input; empty on success."""
  errors: [UserError!]!

  """Ids of the tags that changed."""
  ids: [Int!]
}

${before}`,
  );
}

function addScreen(copy: ProjectCopy): void {
  copy.write('admin/tags/tags.graphql', copy.read('admin/tags/tags.graphql') + graphqlMutation);
  const bar = 'admin/tags/tag-selection-bar.tsx';
  copy.replace(bar, '{ IconArrowMerge,', '{ IconArrowMerge, IconEye,');
  copy.insertBefore(bar, "from 'react-i18next'", "import { useState } from 'react';");
  copy.insertBefore(
    bar,
    'import type { TagDialog }',
    "import { MakeTagsPublicModal } from './make-tags-public-modal.tsx';",
  );
  copy.insertBefore(bar, '  const { selected } = selection;', '  const [isAsking, setIsAsking] = useState(false);');
  copy.replace(
    bar,
    '  return (\n    <SelectionBar',
    `  const modal = <MakeTagsPublicModal tags={selected} isOpen={isAsking} onClose={() => setIsAsking(false)} />;
  return (
    <>
    {modal}
    <SelectionBar`,
  );
  copy.replace(bar, '    />\n  );', '    />\n    </>\n  );');
  copy.replace(
    bar,
    '        {\n          icon: IconTrash,',
    `        {
          icon: IconEye,
          label: t('tags.makePublic.confirm'),
          count: selected.length,
          reason: '',
          onClick: () => setIsAsking(true),
        },
        {
          icon: IconTrash,`,
  );
  for (const [language, words] of Object.entries(texts)) {
    const path = `languages/${language}/admin.json`;
    const all = JSON.parse(copy.read(path)) as { tags: object };
    copy.write(path, `${JSON.stringify({ ...all, tags: { ...all.tags, makePublic: words } }, null, 2)}\n`);
  }
}

/** A change of several tags by GraphQL, REST and a button with a dialog. */
export const useCaseRecipe: Recipe = {
  name: 'a use case with GraphQL, REST and a screen',
  maxFiles: 14,
  apply: (copy) => {
    addTemplates(copy, 'use-case');
    addMutation(copy);
    addRestCall(copy);
    addToSchema(copy);
    addScreen(copy);
  },
  unitTests: ['admin/shared/i18n'],
  unnoticed: ['tests/api/tags/make-tags-public.test.ts'],
};
