import ts from 'typescript';

/** What code may import from Apollo's hooks: none of these runs an operation. */
const allowedImports = new Set(['ApolloProvider', 'skipToken', 'useApolloClient']);

/** Methods of an Apollo client that run an operation. */
const clientMethods = new Set(['query', 'mutate', 'watchQuery']);

/** Methods that read or write the result of a query in the cache, without a request. */
const cacheMethods = new Set(['readQuery', 'updateQuery', 'writeQuery']);

/** Properties that list queries to run again where a hook shows them. */
const refetchProperties = new Set(['include', 'refetchQueries']);

/** The generated documents that a file imports, by their names in it, and its refused imports. */
type Imports = { documents: Set<string>; refused: ts.Node[] };

const isGenerated = (module: string): boolean => module.endsWith('generated/graphql.ts');

function isRefused(module: string, name: string): boolean {
  if (module === '@apollo/client/react') return !allowedImports.has(name);
  return name === 'gql' && module.startsWith('@apollo/client');
}

function readImports(file: ts.SourceFile): Imports {
  const imports: Imports = { documents: new Set(), refused: [] };
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.namedBindings === undefined) continue;
    const module = (statement.moduleSpecifier as ts.StringLiteral).text;
    const { namedBindings } = statement.importClause;
    if (ts.isNamespaceImport(namedBindings)) {
      if (isGenerated(module) || module === '@apollo/client/react') imports.refused.push(statement);
      continue;
    }
    for (const element of namedBindings.elements) {
      const { text } = element.propertyName ?? element.name;
      if (isGenerated(module) && text.endsWith('Document')) imports.documents.add(element.name.text);
      if (isRefused(module, text) && !element.isTypeOnly && !statement.importClause.isTypeOnly) {
        imports.refused.push(element);
      }
    }
  }
  return imports;
}

/** Returns the name of the called method or function; empty if it has none. */
function getCalledName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

function getPropertyName(node: ts.Node): string {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : '';
}

function findQueryProperty({ arguments: [options] }: ts.CallExpression): ts.ObjectLiteralElementLike | undefined {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined;
  return options.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === 'query');
}

/** Whether a call runs an operation, or puts the result of one that it was given into the cache. */
function runsOperation(call: ts.CallExpression, documents: ReadonlySet<string>): boolean {
  const name = getCalledName(call);
  if (ts.isPropertyAccessExpression(call.expression) && clientMethods.has(name)) return true;
  const query = findQueryProperty(call);
  if (name === 'subscribe') return query !== undefined;
  if (!cacheMethods.has(name) || query === undefined) return false;
  return !ts.isPropertyAssignment(query) || !documents.has(query.initializer.getText());
}

/**
 * Whether a document only names a query: to refetch it, to find its result in the cache, or for the function `execute`
 * of the site, which runs the queries of a view before its hooks read their results.
 */
function isReference(document: ts.Identifier): boolean {
  const { parent } = document;
  if (ts.isArrayLiteralExpression(parent)) return refetchProperties.has(getPropertyName(parent.parent));
  if (getPropertyName(parent) === 'query') {
    const call = parent.parent.parent;
    return ts.isCallExpression(call) && cacheMethods.has(getCalledName(call));
  }
  return ts.isCallExpression(parent) && getCalledName(parent) === 'execute' && parent.arguments[0] === document;
}

/** Finds where a source file runs an operation, or could run one, by other means than a generated hook. */
export function findOperationProblems(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const { documents, refused } = readImports(file);
  const found = new Set<ts.Node>(refused);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && runsOperation(node, documents)) found.add(node);
    if (ts.isIdentifier(node) && documents.has(node.text) && !isReference(node)) found.add(node);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && /generated\/graphql\.ts'/.test(node.getText())) {
      found.add(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map((node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `line ${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)}`;
  });
}
