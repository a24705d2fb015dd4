import { type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Selections = readonly SelectionSetNode[];

/** The selections below each field of a result object. */
function collectSelections(sets: Selections, fragments: Fragments): Map<string, SelectionSetNode[]> {
  const found = new Map<string, SelectionSetNode[]>();
  const seen = new Set<string>();
  const remaining: SelectionNode[] = sets.flatMap(({ selections }) => selections);
  for (let node = remaining.pop(); node; node = remaining.pop()) {
    if (node.kind === Kind.FIELD) {
      const name = (node.alias ?? node.name).value;
      if (node.selectionSet) found.set(name, [...(found.get(name) ?? []), node.selectionSet]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      remaining.push(...node.selectionSet.selections);
    } else if (!seen.has(node.name.value)) {
      seen.add(node.name.value);
      remaining.push(...(fragments.get(node.name.value)?.selectionSet.selections ?? []));
    }
  }
  return found;
}

/** Counts the objects in a result, without the root and without the content of JSON values. */
export function countResponseObjects(data: unknown, root: SelectionSetNode, fragments: Fragments): number {
  const collected = new Map<Selections, Map<string, SelectionSetNode[]>>();
  const fieldsOf = (sets: Selections) => {
    const fields = collected.get(sets) ?? collectSelections(sets, fragments);
    collected.set(sets, fields);
    return fields;
  };
  const countObjectsBelow = (object: object, sets: Selections): number => {
    let count = 0;
    for (const [name, inner] of fieldsOf(sets))
      count += countObjectsIn((object as Record<string, unknown>)[name], inner);
    return count;
  };
  const countObjectsIn = (value: unknown, sets: Selections): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countObjectsIn(item, sets), 0);
    return value === null || typeof value !== 'object' ? 0 : 1 + countObjectsBelow(value, sets);
  };
  return data === null || typeof data !== 'object' ? 0 : countObjectsBelow(data, [root]);
}
