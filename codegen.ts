import type { CodegenConfig } from '@graphql-codegen/cli';

type Target = CodegenConfig['generates'][string];

const documentsOf = (folder: 'admin' | 'site'): string => `${folder}/**/*.graphql`;

function documentTarget(folder: 'admin' | 'site', config: object = {}): Target {
  return {
    documents: [documentsOf(folder)],
    plugins: ['typescript-operations', 'typed-document-node', './tools/codegen-hooks-plugin/index.ts'],
    config,
  };
}

function operationTarget(kind: 'texts' | 'hashes', folder: 'admin' | 'site'): Target {
  return {
    documents: [documentsOf(folder)],
    plugins: ['./tools/codegen-operations-plugin/index.ts'],
    config: { kind },
  };
}

const scalars = { DateTime: 'string', JSON: 'unknown', Upload: 'File' };

const config: CodegenConfig = {
  schema: './schema.graphql',
  ignoreNoDocuments: true,
  config: {
    useTypeImports: true,
    documentNodeImport: '@apollo/client#TypedDocumentNode',
    skipTypename: true,
    enumType: 'string-literal',
    // Operation names are unique, so `LoginMutation` needs no second suffix.
    dedupeOperationSuffix: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
    scalars: { ...scalars, MenuTree: 'unknown', PageBlocks: 'unknown' },
  },
  generates: {
    'admin/generated/graphql.ts': documentTarget('admin'),
    'site/generated/graphql.ts': documentTarget('site', {
      scalars: {
        ...scalars,
        MenuTree: '../shared/view-page.ts#MenuTree',
        PageBlocks: '../shared/blocks/page-block.ts#PageBlocks',
      },
    }),
    'admin/generated/inputs.ts': {
      documents: [documentsOf('admin')],
      plugins: ['./tools/codegen-inputs-plugin/index.ts'],
    },
    'admin/generated/limits.ts': { plugins: ['./tools/codegen-limits-plugin/index.ts'] },
    'admin/generated/audit-actions.ts': { plugins: ['./tools/codegen-audit-plugin/index.ts'] },
    'admin/generated/errors.ts': { plugins: ['./tools/codegen-errors-plugin/index.ts'] },
    'admin/generated/operation-hashes.json': operationTarget('hashes', 'admin'),
    'site/generated/operation-hashes.json': operationTarget('hashes', 'site'),
    'server/generated/admin-operations.json': operationTarget('texts', 'admin'),
    'server/generated/site-operations.json': operationTarget('texts', 'site'),
  },
};

export default config;
