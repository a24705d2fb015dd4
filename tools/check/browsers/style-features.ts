import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { findFeature, listFeatures } from './find-lacking.ts';
import type { UsedFeature } from './script-features.ts';

type Path = readonly string[];

/** Functions such as `color-mix`, by their name alone: MDN's data has them below the types that they belong to. */
const functionPaths: ReadonlyMap<string, Path> = new Map(
  listFeatures(['css', 'types']).map((path) => [path.at(-1) ?? '', path]),
);

const withoutTexts = (value: string): string => value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|var\([^)]*\)/g, ' ');

/** A value that an older browser takes instead stands before it in the same rule. */
function hasFallback({ parent, prop }: Declaration, declaration: Declaration): boolean {
  const before = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
  return before.some((node) => node.type === 'decl' && node.prop === prop);
}

function pathsOfDeclaration(declaration: Declaration): Path[] {
  const { prop, value } = declaration;
  const isCustom = prop.startsWith('--');
  if (prop.startsWith('-') && !isCustom) return [];
  const property = isCustom ? [] : [['css', 'properties', prop]];
  if (hasFallback(declaration, declaration)) return property;
  const plain = withoutTexts(value);
  const words = isCustom ? [] : (plain.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? []);
  const functions = [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name = '']) => functionPaths.get(name));
  return [
    ...property,
    ...words.map((word) => ['css', 'properties', prop, word]),
    ...functions.filter((path) => path !== undefined),
  ];
}

function pathsOfRule({ selector, parent }: Rule): Path[] {
  const pseudos = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => ['css', 'selectors', name]);
  return parent?.type === 'rule' ? [...pseudos, ['css', 'selectors', 'nesting']] : pseudos;
}

function pathsOfAtRule({ name, params }: AtRule): Path[] {
  const features = name === 'media' ? [...params.matchAll(/\(\s*([a-z][a-z-]*)/g)] : [];
  return [['css', 'at-rules', name], ...features.map(([, feature = '']) => ['css', 'at-rules', 'media', feature])];
}

/** Every feature that a style sheet uses without a fallback: not below `@supports`, nor after a value that others take. */
export function findStyleFeatures(css: string, path: string): UsedFeature[] {
  const found: UsedFeature[] = [];
  parse(css, { from: path }).walk((node) => {
    for (let above = node.parent; above; above = above.parent as typeof above)
      if (above.type === 'atrule' && (above as AtRule).name === 'supports') return;
    let paths: Path[] = [];
    if (node.type === 'decl') paths = pathsOfDeclaration(node);
    else if (node.type === 'rule') paths = pathsOfRule(node);
    else if (node.type === 'atrule') paths = pathsOfAtRule(node);
    for (const one of paths)
      if (findFeature(one)) found.push({ feature: one.join('.'), place: `${path}:${node.source?.start?.line ?? 1}` });
  });
  return found;
}
