import { type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Selections = readonly SelectionSetNode[];

/** The selections below each name of an answer's object; those of its plain values are none. */
function collect(sets: Selections, fragments: Fragments): Map<string, SelectionSetNode[]> {
  const found = new Map<string, SelectionSetNode[]>();
  const seen = new Set<string>();
  const waiting: SelectionNode[] = sets.flatMap(({ selections }) => selections);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === Kind.FIELD) {
      const name = (node.alias ?? node.name).value;
      if (node.selectionSet) found.set(name, [...(found.get(name) ?? []), node.selectionSet]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      waiting.push(...node.selectionSet.selections);
    } else if (!seen.has(node.name.value)) {
      seen.add(node.name.value);
      waiting.push(...(fragments.get(node.name.value)?.selectionSet.selections ?? []));
    }
  }
  return found;
}

/** How many objects an answer holds besides the whole; what a JSON value holds is not counted. */
export function countObjects(data: unknown, root: SelectionSetNode, fragments: Fragments): number {
  const collected = new Map<Selections, Map<string, SelectionSetNode[]>>();
  const fieldsOf = (sets: Selections) => {
    const fields = collected.get(sets) ?? collect(sets, fragments);
    collected.set(sets, fields);
    return fields;
  };
  const countBelow = (object: object, sets: Selections): number => {
    let count = 0;
    for (const [name, inner] of fieldsOf(sets)) count += countIn((object as Record<string, unknown>)[name], inner);
    return count;
  };
  const countIn = (value: unknown, sets: Selections): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countIn(item, sets), 0);
    return value === null || typeof value !== 'object' ? 0 : 1 + countBelow(value, sets);
  };
  return data === null || typeof data !== 'object' ? 0 : countBelow(data, [root]);
}
