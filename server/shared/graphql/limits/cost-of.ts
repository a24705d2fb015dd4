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

/** A list whose length no argument tells is taken to be so long. */
const usualLength = 5;

/** One whose length an argument could tell, and does not. */
const untoldLength = 25;

/** A change locks, writes, audits and tells others. */
const mutationCost = 10;

/** The arguments by which a field's list is as long as the client wants; `ids` is as long itself. */
const lengthArguments = ['first', 'last', 'pageSize', 'count', 'ids'];

/** What a cost is worked out from. */
export type PricedOperation = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** With their defaults, as the operation will get them. */
  variables: Readonly<Record<string, unknown>>;
};

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

function readArguments(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: PricedOperation) {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    // A wrong argument is told by the execution, which resolves nothing for it.
    return {};
  }
}

/** What the changes of an operation cost, each as often as it is asked for; none for a query. */
export function changesCost(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): number {
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + 1;
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return sum + (inner ? count(inner.selectionSet) : 0);
    }, 0);
  return operation.operation === 'mutation' ? count(operation.selectionSet) * mutationCost : 0;
}

/** How long a list can be where no argument says so. */
const listLengthOf = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.listLength === 'number' ? extensions.listLength : usualLength;

/** How many objects a field answers by its arguments; null where it has none that could tell. */
function lengthOf({ args }: GraphQLField<unknown, unknown>, values: Readonly<Record<string, unknown>>): number | null {
  for (const name of lengthArguments) {
    const value = values[name];
    if (typeof value === 'number') return Math.max(0, value);
    if (Array.isArray(value)) return value.length;
  }
  return args.some(({ name }) => lengthArguments.includes(name)) ? untoldLength : null;
}

/**
 * What an operation may cost: a point an object, those of a list as many times as it may be long, ten more a change.
 * Fields without fields of their own are free. Each selection is priced once, so that fragments cannot multiply the work.
 */
export function costOf(priced: PricedOperation): number {
  const { schema, fragments, operation } = priced;
  const prices = new Map<SelectionSetNode, Map<number | null, number>>();

  /** `spread` is the length that a paged list's arguments gave to the list somewhere inside its answer. */
  const priceOfField = (node: FieldNode, parent: GraphQLCompositeType, spread: number | null): number => {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type) || !node.selectionSet) return 0;
    const asked = lengthOf(field, readArguments(field, node, priced));
    if (isList(field.type)) {
      const length = asked ?? spread ?? listLengthOf(field);
      return length * (1 + priceOf(node.selectionSet, type, null));
    }
    return 1 + priceOf(node.selectionSet, type, asked);
  };

  const priceOfSelection = (node: SelectionNode, parent: GraphQLCompositeType, spread: number | null): number => {
    if (node.kind === Kind.FIELD) return priceOfField(node, parent, spread);
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    if (!inner) return 0;
    const condition = inner.typeCondition && schema.getType(inner.typeCondition.name.value);
    return priceOf(inner.selectionSet, isCompositeType(condition) ? condition : parent, spread);
  };

  const priceOf = (set: SelectionSetNode, parent: GraphQLCompositeType, spread: number | null): number => {
    const known = prices.get(set) ?? new Map<number | null, number>();
    prices.set(set, known);
    const present = known.get(spread);
    if (present !== undefined) return present;
    const price = set.selections.reduce((sum, node) => sum + priceOfSelection(node, parent, spread), 0);
    known.set(spread, price);
    return price;
  };

  const root = schema.getRootType(operation.operation);
  if (!root) return 1;
  return Math.max(1, changesCost(operation, fragments) + priceOf(operation.selectionSet, root, null));
}
