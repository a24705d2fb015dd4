import type { ProjectCopy } from './project-copy.ts';
import { addTemplates, type Recipe } from './recipe.ts';

const labels: Readonly<Record<string, string>> = { en: 'Author', nl: 'Auteur', de: 'Verfasst von', fr: 'Auteur' };

function storeField(copy: ProjectCopy): void {
  const migrations = 'server/app/migrations/index.ts';
  copy.insertBefore(
    migrations,
    '/** In the order in which',
    "import { SEOAuthorMigration } from './20261201-0100-seo-author.ts';\n",
  );
  copy.insertBefore(migrations, '];', '  SEOAuthorMigration,');
  copy.insertBefore(
    'server/pages/page.entity.ts',
    '    seoDescription: p.text()',
    "    seoAuthor: p.text().default(''),",
  );
  copy.insertBefore(
    'server/content/version-fields.ts',
    '  seoDescription: {',
    "  seoAuthor: { column: 'seo_author', empty: '', input: textInput(textLimits.name), isMissingInOldBundles: true },",
  );
}

function addToInterfaces(copy: ProjectCopy): void {
  copy.insertBefore(
    'server/content/page-version.response.ts',
    '    seoDescription: z.string()',
    '    seoAuthor: z.string(),',
  );
  copy.replace(
    'server/pages/page-version.type.ts',
    "  @Field(() => String, { description: 'Description for search engines.' })",
    `  @Field(() => String, { description: 'Author for search engines.' })
  seoAuthor: string;

  @Field(() => String, { description: 'Description for search engines.' })`,
  );
  copy.replace(
    'server/pages/page.input.ts',
    "  @Field(() => String, { description: 'Description for search engines, at most 1,000 characters.' })",
    `  @Field(() => String, { nullable: true, description: 'Author for search engines, at most 255 characters.' })
  seoAuthor: string | undefined;

  @Field(() => String, { description: 'Description for search engines, at most 1,000 characters.' })`,
  );
  const schema = copy.read('schema.graphql');
  const inTypes = '  """Description for search engines."""\n';
  const inInput = '  """Description for search engines, at most 1,000 characters."""\n';
  copy.write(
    'schema.graphql',
    schema
      .replaceAll(inTypes, `  """Author for search engines."""\n  seoAuthor: String!\n\n${inTypes}`)
      .replaceAll(
        inInput,
        `  """Author for search engines, at most 255 characters."""\n  seoAuthor: String\n\n${inInput}`,
      ),
  );
}

function addToEditor(copy: ProjectCopy): void {
  copy.insertBefore('admin/page-editor/page-editor.graphql', '  seoDescription', '  seoAuthor');
  copy.insertBefore('admin/page-editor/content/content-schema.ts', '  seoDescription:', '  seoAuthor: textSchema,');
  const panel = 'admin/page-editor/panel/seo-panel.tsx';
  copy.replace(panel, '{ seoTitle: 255,', '{ seoTitle: 255, seoAuthor: 255,');
  copy.replace(panel, 'seoTitle, seoDescription, seoKeywords', 'seoTitle, seoAuthor, seoDescription, seoKeywords');
  copy.replace(
    panel,
    '        <FieldWrapper\n          name="seoKeywords"',
    `        <FieldWrapper name="seoAuthor" label={t('editor.fields.seoAuthor')} error={errorAt('seoAuthor')}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              value={seoAuthor}
              maxLength={MAX_LENGTHS.seoAuthor}
              readOnly={isReadOnly}
              onChange={(event) => set({ seoAuthor: event.currentTarget.value })}
            />
          )}
        </FieldWrapper>
        <FieldWrapper
          name="seoKeywords"`,
  );
  for (const [language, label] of Object.entries(labels))
    copy.insertBefore(`languages/${language}/admin.json`, '"seoDescription":', `      "seoAuthor": "${label}",`);
}

function showToVisitors(copy: ProjectCopy): void {
  copy.insertBefore('site/routes/page/page.graphql', '    seoDescription', '    seoAuthor');
  const head = 'site/routes/page/page-head.ts';
  copy.replace(head, "{ seoTitle: '',", "{ seoTitle: '', seoAuthor: '',");
  copy.insertBefore(
    head,
    "      ...metaByName('keywords'",
    "      ...metaByName('author', withoutSoftHyphens(pageVersion.seoAuthor)),",
  );
}

/** A text of a page that editors enter in the SEO panel and visitors get in the head. */
export const pageFieldRecipe: Recipe = {
  name: 'a field of a page',
  maxFiles: 17,
  apply: (copy) => {
    addTemplates(copy, 'page-field');
    storeField(copy);
    addToInterfaces(copy);
    addToEditor(copy);
    showToVisitors(copy);
  },
  unitTests: ['server/content', 'server/history', 'admin/page-editor/content', 'admin/shared/i18n', 'site/routes/page'],
};
