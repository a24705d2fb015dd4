import ts from 'typescript';

/** A small change of a source file that should make a test fail. */
export type Mutation = {
  path: string;
  line: number;
  kind: string;
  /** The replaced range; the texts below are shortened for output. */
  start: number;
  end: number;
  replacement: string;
  before: string;
  after: string;
};

const replacementOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

const kindOf = (operator: string): string => {
  if (operator === '&&' || operator === '||') return 'logic';
  if (operator === '+' || operator === '-') return 'sum';
  return operator.includes('=') && !/[<>]/.test(operator) ? 'equality' : 'comparison';
};

/** Whether a function only checks, by its name. */
const isCheckName = (name: string): boolean =>
  /^(assert|authorize|check|demand|ensure|forbid|guard|refuse|reject|require|validate|verify)([A-Z]|$)/.test(name);

type SyntaxChange = { kind: string; node: { start: number; end: number }; replacement: string; whole: ts.Node };

const rangeOf = (node: ts.Node, file: ts.SourceFile) => ({ start: node.getStart(file), end: node.getEnd() });

function changeOperator(node: ts.Node, file: ts.SourceFile): SyntaxChange[] {
  if (!ts.isBinaryExpression(node)) return [];
  const operator = node.operatorToken.getText(file);
  const replacementOperator = replacementOperators[operator];
  if (!replacementOperator) return [];
  const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (isText && kindOf(operator) === 'sum') return [];
  const range = rangeOf(node.operatorToken, file);
  return [{ kind: kindOf(operator), node: range, replacement: replacementOperator, whole: node }];
}

function removeNegation(node: ts.Node, file: ts.SourceFile): SyntaxChange[] {
  if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.ExclamationToken) return [];
  // `!!x` is `x` in a condition.
  if (ts.isPrefixUnaryExpression(node.operand) || ts.isPrefixUnaryExpression(node.parent)) return [];
  return [{ kind: 'negation', node: rangeOf(node, file), replacement: node.operand.getText(file), whole: node }];
}

function flipLiteral(node: ts.Node, file: ts.SourceFile): SyntaxChange[] {
  const isTrue = node.kind === ts.SyntaxKind.TrueKeyword;
  if ((!isTrue && node.kind !== ts.SyntaxKind.FalseKeyword) || ts.isLiteralTypeNode(node.parent)) return [];
  return [{ kind: 'literal', node: rangeOf(node, file), replacement: String(!isTrue), whole: node.parent }];
}

const endsControlFlow = (statement: ts.Statement): boolean => {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (ts.isThrowStatement(last) || ts.isReturnStatement(last));
};

function changeIf(node: ts.Node, file: ts.SourceFile): SyntaxChange[] {
  if (!ts.isIfStatement(node)) return [];
  const condition = rangeOf(node.expression, file);
  const changes: SyntaxChange[] = ['true', 'false'].map((replacement) => {
    return { kind: 'condition', node: condition, replacement, whole: node.expression };
  });
  const isGuard = !node.elseStatement && endsControlFlow(node.thenStatement) && !ts.isIfStatement(node.parent);
  return isGuard ? [...changes, { kind: 'guard', node: rangeOf(node, file), replacement: ';', whole: node }] : changes;
}

function dropCheck(node: ts.Node, file: ts.SourceFile): SyntaxChange[] {
  if (!ts.isExpressionStatement(node)) return [];
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (!ts.isCallExpression(call)) return [];
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(file);
  return isCheckName(name) ? [{ kind: 'check', node: rangeOf(node, file), replacement: ';', whole: node }] : [];
}

const rules = [changeOperator, removeNegation, flipLiteral, changeIf, dropCheck];

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
};

function describe(path: string, file: ts.SourceFile, { kind, node, replacement, whole }: SyntaxChange): Mutation {
  const { text } = file;
  const { start, end } = rangeOf(whole, file);
  const after = `${text.slice(start, node.start)}${replacement}${text.slice(node.end, end)}`;
  return {
    path,
    kind,
    line: file.getLineAndCharacterOfPosition(node.start).line + 1,
    ...node,
    replacement,
    before: shorten(text.slice(start, end)),
    after: after === ';' ? '(dropped)' : shorten(after),
  };
}

/** Finds all mutations of a file by its syntax tree. Decorators are left to the check of the schema. */
export function findMutations(path: string, text: string): Mutation[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: SyntaxChange[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isDecorator(node) || ts.isTypeNode(node)) return;
    for (const rule of rules) found.push(...rule(node, file));
    node.forEachChild(visit);
  };
  visit(file);
  return found.map((change) => describe(path, file, change));
}

/** Returns the text of a file with the mutation. */
export function applyMutation(text: string, { start, end, replacement }: Mutation): string {
  return `${text.slice(0, start)}${replacement}${text.slice(end)}`;
}
