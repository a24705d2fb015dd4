import type { CodegenConfig } from '@graphql-codegen/cli';

type Target = CodegenConfig['generates'][string];

const documentsOf = (folder: 'admin' | 'site'): string => `${folder}/**/*.graphql`;

function target(folder: 'admin' | 'site'): Target {
  return {
    documents: [documentsOf(folder)],
    plugins: ['typescript-operations', 'typed-document-node', './tools/codegen-hooks-plugin/index.ts'],
  };
}

function operations(kind: 'texts' | 'hashes', folder: 'admin' | 'site'): Target {
  return {
    documents: [documentsOf(folder)],
    plugins: ['./tools/codegen-operations-plugin/index.ts'],
    config: { kind },
  };
}

const config: CodegenConfig = {
  schema: './schema.graphql',
  ignoreNoDocuments: true,
  config: {
    useTypeImports: true,
    documentNodeImport: '@apollo/client#TypedDocumentNode',
    skipTypename: true,
    enumType: 'string-literal',
    // An operation's name is already unique, `LoginMutation` says enough.
    dedupeOperationSuffix: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
    scalars: { DateTime: 'string', JSON: 'unknown', Upload: 'File' },
  },
  generates: {
    'admin/generated/graphql.ts': target('admin'),
    'site/generated/graphql.ts': target('site'),
    'admin/generated/inputs.ts': {
      documents: [documentsOf('admin')],
      plugins: ['./tools/codegen-inputs-plugin/index.ts'],
    },
    'admin/generated/limits.ts': { plugins: ['./tools/codegen-limits-plugin/index.ts'] },
    'admin/generated/operation-hashes.json': operations('hashes', 'admin'),
    'server/generated/admin-operations.json': operations('texts', 'admin'),
    'server/generated/site-operations.json': operations('texts', 'site'),
  },
};

export default config;
