import ts from 'typescript';
import { findFeature } from './find-lacking.ts';

/** A feature of the browser that a source names, and where. */
export type UsedFeature = { feature: string; place: string };

const isLibrary = (node: ts.Node): boolean =>
  /[/\\]typescript[/\\]lib[/\\]lib\.[^/\\]*d\.ts$/.test(node.getSourceFile().fileName);

/** The object that TypeScript's library declares a member of, and whether it is a static one. */
function ownerOf({ parent }: ts.Declaration): { name: string; isStatic: boolean } | null {
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text;
    return name.endsWith('Constructor')
      ? { name: name.slice(0, -'Constructor'.length), isStatic: true }
      : { name, isStatic: false };
  }
  const variable = ts.isTypeLiteralNode(parent) ? parent.parent : null;
  return variable && ts.isVariableDeclaration(variable) && ts.isIdentifier(variable.name)
    ? { name: variable.name.text, isStatic: true }
    : null;
}

/** Where MDN's data may hold what the library declares. */
function pathsOf(declaration: ts.Declaration, name: string): string[][] {
  const owner = ownerOf(declaration);
  if (owner === null)
    return [
      ['api', name],
      ['api', 'Window', name],
      ['javascript', 'builtins', name],
    ];
  const member = owner.isStatic ? `${name}_static` : name;
  return [
    ['api', owner.name, member],
    ['javascript', 'builtins', owner.name, name],
    ['javascript', 'builtins', 'Intl', owner.name, name],
  ];
}

function featureAt(checker: ts.TypeChecker, node: ts.Identifier): string | null {
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declarations = symbol?.declarations ?? [];
  if (declarations.length === 0 || !declarations.every(isLibrary)) return null;
  const path = declarations.flatMap((one) => pathsOf(one, node.text)).find((one) => findFeature(one) !== undefined);
  return path?.join('.') ?? null;
}

/** Every value that the sources name and a browser has to know, types left out. */
export function findScriptFeatures(program: ts.Program, isSource: (path: string) => boolean): UsedFeature[] {
  const checker = program.getTypeChecker();
  const found: UsedFeature[] = [];
  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const feature = ts.isIdentifier(node) ? featureAt(checker, node) : null;
    if (feature !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ feature, place: `${file.fileName}:${line + 1}` });
    }
    ts.forEachChild(node, (child) => visit(file, child));
  };
  for (const file of program.getSourceFiles()) if (isSource(file.fileName)) visit(file, file);
  return found;
}
