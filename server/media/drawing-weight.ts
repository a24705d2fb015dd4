import { Parser } from 'htmlparser2';

type Node = { references: string[]; children: Node[] };
type Drawing = { root: Node; byId: Map<string, Node> };

/** Elements within elements, and references that lead on to references; no drawing goes deeper. */
const maxDepth = 250;

const reference = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/g;

function referencesOf(attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href' || name === 'xlink:href') return [value.slice(1)];
    return [...value.matchAll(reference)].map(([, id]) => id ?? '');
  });
}

class TooDeep extends Error {}

function readDrawing(source: string): Drawing {
  const root: Node = { references: [], children: [] };
  const byId = new Map<string, Node>();
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (_name, attributes) => {
        const node: Node = { references: referencesOf(attributes), children: [] };
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

function weighDrawing({ root, byId }: Drawing): number {
  const known = new Map<Node, number>();
  const weigh = (node: Node, depth: number): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (depth > maxDepth) throw new TooDeep();
    const parts = [...node.children, ...node.references.flatMap((id) => byId.get(id) ?? [])];
    const weight = parts.reduce((sum, part) => sum + weigh(part, depth + 1), 1);
    known.set(node, weight);
    return weight;
  };
  return weigh(root, 0);
}

/**
 * How many elements an SVG draws, what it refers to counted each time: a few lines can ask for more than any
 * machine draws. Infinity where elements or references go too deep, or in a circle.
 */
export function drawingWeight(source: string): number {
  try {
    return weighDrawing(readDrawing(source));
  } catch (error) {
    if (error instanceof TooDeep) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
