import ts from 'typescript';
import { findBrowserFeature } from './browser-features.ts';

/** A browser feature and where it is used. */
export type UsedBrowserFeature = { feature: string; location: string };

const isLibrary = (node: ts.Node): boolean =>
  /[/\\]typescript[/\\]lib[/\\]lib\.[^/\\]*d\.ts$/.test(node.getSourceFile().fileName);

/** Returns the object to which TypeScript's library declares a member, and whether the member is static. */
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

/** Possible paths in MDN's data of a library declaration. */
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
  const path = declarations
    .flatMap((one) => pathsOf(one, node.text))
    .find((one) => findBrowserFeature(one) !== undefined);
  return path?.join('.') ?? null;
}

/** Finds all library values that the sources use, except types. */
export function findScriptFeatures(program: ts.Program, isSource: (path: string) => boolean): UsedBrowserFeature[] {
  const checker = program.getTypeChecker();
  const found: UsedBrowserFeature[] = [];
  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const feature = ts.isIdentifier(node) ? featureAt(checker, node) : null;
    if (feature !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ feature, location: `${file.fileName}:${line + 1}` });
    }
    ts.forEachChild(node, (child) => visit(file, child));
  };
  for (const file of program.getSourceFiles()) if (isSource(file.fileName)) visit(file, file);
  return found;
}
