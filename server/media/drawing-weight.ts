import { Parser } from 'htmlparser2';

type Node = { references: string[]; children: Node[]; isLayer: boolean };
type Drawing = { root: Node; byId: Map<string, Node> };

/** Elements within elements, and references that lead on to references; no drawing goes deeper. */
const maxDepth = 250;

/** Layers within layers, each of which takes all pixels of the drawing. */
const maxLayers = 10;

/** Styles by class may hold what makes a layer. */
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

class TooDeep extends Error {}

function readDrawing(source: string): Drawing {
  const root: Node = { references: [], children: [], isLayer: false };
  const byId = new Map<string, Node>();
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const isLayer = needsLayer(name, attributes);
        const node: Node = { references: referencesOf(attributes), children: [], isLayer };
        if (attributes.id) byId.set(attributes.id, node);
        open.at(-1)?.children.push(node);
        if (open.push(node) > maxDepth) throw new TooDeep();
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { root, byId };
}

type Weight = { elements: number; depth: number; layers: number };

const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), 0);

function sumOf(node: Node, parts: readonly Weight[]): Weight {
  const sum = {
    elements: parts.reduce((total, { elements }) => total + elements, 1),
    depth: 1 + most(parts.map(({ depth }) => depth)),
    layers: (node.isLayer ? 1 : 0) + most(parts.map(({ layers }) => layers)),
  };
  if (sum.depth > maxDepth || sum.layers > maxLayers) throw new TooDeep();
  return sum;
}

function weighDrawing({ root, byId }: Drawing): number {
  const known = new Map<Node, Weight>();
  const weigh = (node: Node, above: number): Weight => {
    const before = known.get(node);
    if (before) return before;
    // A circle of references has no end.
    if (above > maxDepth) throw new TooDeep();
    const parts = [...node.children, ...node.references.flatMap((id) => byId.get(id) ?? [])];
    const weight = sumOf(
      node,
      parts.map((part) => weigh(part, above + 1)),
    );
    known.set(node, weight);
    return weight;
  };
  return weigh(root, 0).elements;
}

/**
 * How many elements an SVG draws, what it refers to counted each time: a few lines can ask for more than any
 * machine draws. Infinity where elements, references or layers go too deep, or in a circle.
 */
export function drawingWeight(source: string): number {
  try {
    return weighDrawing(readDrawing(source));
  } catch (error) {
    if (error instanceof TooDeep) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
