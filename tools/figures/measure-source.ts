import ts from 'typescript';

/** Figures of one source file. */
export type SourceFigures = {
  path: string;
  lines: number;
  /** Lines of each function that has a body in braces. */
  functionLines: number[];
  anyTypes: number;
  assertions: number;
  nonNullAssertions: number;
  /** Names that the file declares and exports. */
  exports: { name: string; isDocumented: boolean }[];
};

function isAssertion(node: ts.Node): boolean {
  return ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);
}

function hasBlockBody(node: ts.Node): boolean {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && ts.isBlock(node.body);
}

function isExported(node: ts.Node): boolean {
  return ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const { name } = statement as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** Counts lines, functions, assertions and exports of one TypeScript file. */
export function measureSource(path: string, text: string): SourceFigures {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const figures: SourceFigures = {
    path,
    lines: source.getLineAndCharacterOfPosition(text.length).line,
    functionLines: [],
    anyTypes: 0,
    assertions: 0,
    nonNullAssertions: 0,
    exports: [],
  };
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (hasBlockBody(node)) figures.functionLines.push(lineOf(node.end) - lineOf(node.getStart()) + 1);
    if (node.kind === ts.SyntaxKind.AnyKeyword) figures.anyTypes++;
    if (isAssertion(node)) figures.assertions++;
    if (ts.isNonNullExpression(node)) figures.nonNullAssertions++;
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements.filter(isExported)) {
    const isDocumented = ts.getJSDocCommentsAndTags(statement).length > 0;
    figures.exports.push(...exportedNames(statement).map((name) => ({ name, isDocumented })));
  }
  return figures;
}
