import {
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Assumed length of a list that no argument limits. */
const defaultListLength = 5;

/** Assumed length if the limiting argument is missing. */
const defaultPageLength = 25;

/** A mutation locks, writes, audits and sends events. */
const costPerMutation = 10;

/** Arguments that limit a field's list; `ids` by its own length. */
const lengthArguments = ['first', 'last', 'pageSize', 'count', 'ids'];

/** Input of the cost calculation. */
export type OperationCostInput = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** With defaults applied. */
  variables: Readonly<Record<string, unknown>>;
};

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

function readArguments(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: OperationCostInput) {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    // The executor reports an invalid argument and resolves nothing for it.
    return {};
  }
}

/** Returns the cost of an operation's mutations, each as often as requested; 0 for a query. */
export function mutationsCost(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): number {
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + 1;
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return sum + (fragment ? count(fragment.selectionSet) : 0);
    }, 0);
  return operation.operation === 'mutation' ? count(operation.selectionSet) * costPerMutation : 0;
}

/** Length of a list that no argument limits. */
const listLengthOf = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.listLength === 'number' ? extensions.listLength : defaultListLength;

/** Returns how many objects a field's arguments request; null if it has no such argument. */
function requestedLengthOf(
  { args }: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, unknown>>,
): number | null {
  for (const name of lengthArguments) {
    const value = values[name];
    if (typeof value === 'number') return Math.max(0, value);
    if (Array.isArray(value)) return value.length;
  }
  return args.some(({ name }) => lengthArguments.includes(name)) ? defaultPageLength : null;
}

/**
 * Returns the maximum cost of an operation: 1 point per object, times the possible length for lists, and 10 per
 * mutation. Fields without subfields are free. Each selection is calculated once, so that fragments cannot multiply the
 * work.
 */
export function maxCostOf(input: OperationCostInput): number {
  const { schema, fragments, operation } = input;
  const costs = new Map<SelectionSetNode, Map<number | null, number>>();

  /** `listLength` is the length that a paged field's arguments give to the list inside its result. */
  const costOfField = (node: FieldNode, parent: GraphQLCompositeType, listLength: number | null): number => {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type) || !node.selectionSet) return 0;
    const requestedLength = requestedLengthOf(field, readArguments(field, node, input));
    if (isList(field.type)) {
      const length = requestedLength ?? listLength ?? listLengthOf(field);
      return length * (1 + costOfSelectionSet(node.selectionSet, type, null));
    }
    return 1 + costOfSelectionSet(node.selectionSet, type, requestedLength);
  };

  const costOfSelection = (node: SelectionNode, parent: GraphQLCompositeType, listLength: number | null): number => {
    if (node.kind === Kind.FIELD) return costOfField(node, parent, listLength);
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    if (!fragment) return 0;
    const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
    return costOfSelectionSet(fragment.selectionSet, isCompositeType(condition) ? condition : parent, listLength);
  };

  const costOfSelectionSet = (
    set: SelectionSetNode,
    parent: GraphQLCompositeType,
    listLength: number | null,
  ): number => {
    const knownCosts = costs.get(set) ?? new Map<number | null, number>();
    costs.set(set, knownCosts);
    const knownCost = knownCosts.get(listLength);
    if (knownCost !== undefined) return knownCost;
    const cost = set.selections.reduce((sum, node) => sum + costOfSelection(node, parent, listLength), 0);
    knownCosts.set(listLength, cost);
    return cost;
  };

  const root = schema.getRootType(operation.operation);
  if (!root) return 1;
  return Math.max(1, mutationsCost(operation, fragments) + costOfSelectionSet(operation.selectionSet, root, null));
}
