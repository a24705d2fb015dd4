import type { CodegenConfig } from '@graphql-codegen/cli';

function target(folder: 'admin' | 'site'): CodegenConfig['generates'][string] {
  return {
    documents: [`${folder}/**/*.graphql`],
    plugins: ['typescript-operations', 'typed-document-node', './tools/codegen-hooks-plugin/index.ts'],
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
  generates: { 'admin/generated/graphql.ts': target('admin'), 'site/generated/graphql.ts': target('site') },
};

export default config;
