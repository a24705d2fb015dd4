import { Parser } from 'htmlparser2';

type SvgNode = { references: string[]; children: SvgNode[]; isLayer: boolean };
type SvgTree = { root: SvgNode; byId: Map<string, SvgNode> };

/** Deepest nesting of elements and references; more than any SVG has. */
const maxDepth = 250;

/** Deepest nesting of layers, each of which needs memory for all pixels. */
const maxLayers = 10;

/** Styles and classes may set properties that need a layer. */
const layerAttributes = ['opacity', 'mask', 'style', 'class'];
const layerElements = ['mask', 'pattern', 'marker'];

const needsLayer = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  layerElements.includes(name) || layerAttributes.some((attribute) => attribute in attributes);

const reference = /url\(\s*["']?#([^"'()\s]+)["']?\s*\)/g;

function referencesOf(attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href' || name === 'xlink:href') return [value.slice(1)];
    return [...value.matchAll(reference)].map(([, id]) => id ?? '');
  });
}

class TooComplex extends Error {}

function parseSvg(source: string): SvgTree {
  const root: SvgNode = { references: [], children: [], isLayer: false };
  const byId = new Map<string, SvgNode>();
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const isLayer = needsLayer(name, attributes);
        const node: SvgNode = { references: referencesOf(attributes), children: [], isLayer };
        if (attributes.id) byId.set(attributes.id, node);
        open.at(-1)?.children.push(node);
        if (open.push(node) > maxDepth) throw new TooComplex();
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { root, byId };
}

type Complexity = { elements: number; depth: number; layers: number };

const maxOf = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), 0);

function sumComplexity(node: SvgNode, children: readonly Complexity[]): Complexity {
  const sum = {
    elements: children.reduce((total, { elements }) => total + elements, 1),
    depth: 1 + maxOf(children.map(({ depth }) => depth)),
    layers: (node.isLayer ? 1 : 0) + maxOf(children.map(({ layers }) => layers)),
  };
  if (sum.depth > maxDepth || sum.layers > maxLayers) throw new TooComplex();
  return sum;
}

function countElements({ root, byId }: SvgTree): number {
  const cache = new Map<SvgNode, Complexity>();
  const complexityOf = (node: SvgNode, depth: number): Complexity => {
    const cached = cache.get(node);
    if (cached) return cached;
    // Also stops cyclic references.
    if (depth > maxDepth) throw new TooComplex();
    const children = [...node.children, ...node.references.flatMap((id) => byId.get(id) ?? [])];
    const complexity = sumComplexity(
      node,
      children.map((child) => complexityOf(child, depth + 1)),
    );
    cache.set(node, complexity);
    return complexity;
  };
  return complexityOf(root, 0).elements;
}

/**
 * Counts the elements that an SVG renders, including each use of a reference: a few lines can ask for more than any
 * machine can render. Returns Infinity if elements, references or layers are nested too deeply, or refer to each other
 * in a cycle.
 */
export function svgComplexity(source: string): number {
  try {
    return countElements(parseSvg(source));
  } catch (error) {
    if (error instanceof TooComplex) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
