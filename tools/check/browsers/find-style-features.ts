import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { findBrowserFeature, listBrowserFeatures } from './browser-features.ts';
import type { UsedBrowserFeature } from './find-script-features.ts';

type FeaturePath = readonly string[];

/** CSS functions such as `color-mix` by name; MDN lists them below their types. */
const functionPaths: ReadonlyMap<string, FeaturePath> = new Map(
  listBrowserFeatures(['css', 'types']).map((path) => [path.at(-1) ?? '', path]),
);

const withoutLiterals = (value: string): string => value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|var\([^)]*\)/g, ' ');

/** Whether the same rule declares the property before, as a fallback for older browsers. */
function hasFallback({ parent, prop }: Declaration, declaration: Declaration): boolean {
  const before = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
  return before.some((node) => node.type === 'decl' && node.prop === prop);
}

function pathsOfDeclaration(declaration: Declaration): FeaturePath[] {
  const { prop, value } = declaration;
  const isCustom = prop.startsWith('--');
  if (prop.startsWith('-') && !isCustom) return [];
  const property = isCustom ? [] : [['css', 'properties', prop]];
  if (hasFallback(declaration, declaration)) return property;
  const strippedValue = withoutLiterals(value);
  const words = isCustom ? [] : (strippedValue.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? []);
  const functions = [...strippedValue.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name = '']) =>
    functionPaths.get(name),
  );
  return [
    ...property,
    ...words.map((word) => ['css', 'properties', prop, word]),
    ...functions.filter((path) => path !== undefined),
  ];
}

function pathsOfRule({ selector, parent }: Rule): FeaturePath[] {
  const pseudos = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => ['css', 'selectors', name]);
  return parent?.type === 'rule' ? [...pseudos, ['css', 'selectors', 'nesting']] : pseudos;
}

function pathsOfAtRule({ name, params }: AtRule): FeaturePath[] {
  const features = name === 'media' ? [...params.matchAll(/\(\s*([a-z][a-z-]*)/g)] : [];
  return [['css', 'at-rules', name], ...features.map(([, feature = '']) => ['css', 'at-rules', 'media', feature])];
}

/** Finds all features that a style sheet uses without a fallback or `@supports`. */
export function findStyleFeatures(css: string, path: string): UsedBrowserFeature[] {
  const found: UsedBrowserFeature[] = [];
  parse(css, { from: path }).walk((node) => {
    for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent as typeof ancestor)
      if (ancestor.type === 'atrule' && (ancestor as AtRule).name === 'supports') return;
    let paths: FeaturePath[] = [];
    if (node.type === 'decl') paths = pathsOfDeclaration(node);
    else if (node.type === 'rule') paths = pathsOfRule(node);
    else if (node.type === 'atrule') paths = pathsOfAtRule(node);
    for (const one of paths)
      if (findBrowserFeature(one))
        found.push({ feature: one.join('.'), location: `${path}:${node.source?.start?.line ?? 1}` });
  });
  return found;
}
