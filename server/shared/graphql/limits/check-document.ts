import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoFragmentCyclesRule,
  parse,
  validate,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { operationLimits } from './operation-limits.ts';
import { OperationLimitExceeded, OperationTooLong } from './operation-refused.ts';

const rules = [
  NoFragmentCyclesRule,
  maxDepthRule({ n: operationLimits.depth, flattenFragments: true }),
  maxAliasesRule({ n: operationLimits.aliases }),
  maxDirectivesRule({ n: operationLimits.directives }),
] as readonly ValidationRule[];

/** Number of remembered valid texts, so that repeated ones are parsed once. */
const maxRememberedTexts = 1_000;

/** Removes the common prefix of the messages. */
const messageOf = (error: unknown): string => (error as Error).message.replace(/^Syntax Error: /, '');

/** Parses a text. Invalid GraphQL is left to the executor; only too many tokens are refused here. */
function parseWithinLimits(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: operationLimits.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError && !error.message.includes('tokens')) return null;
    throw new OperationLimitExceeded(messageOf(error));
  }
}

function findExceededLimit(schema: GraphQLSchema, document: DocumentNode): string | null {
  try {
    const [error] = validate(schema, document, rules, { maxErrors: 1 });
    return error ? messageOf(error) : null;
  } catch (error) {
    // The rules of the limits throw.
    return messageOf(error);
  }
}

function checkDocumentText(schema: GraphQLSchema, text: string): void {
  if (text.length > operationLimits.characters) throw new OperationTooLong();
  const document = parseWithinLimits(text);
  const exceededLimit = document && findExceededLimit(schema, document);
  if (exceededLimit) throw new OperationLimitExceeded(exceededLimit);
}

/**
 * Creates a function that refuses an operation's text by its form, before steps whose time grows faster than the text:
 * 413 V_14 for too many characters, 400 V_12 for too many tokens, levels, aliases or directives, or a fragment cycle.
 */
export function createDocumentChecker(schema: GraphQLSchema): (text: string) => void {
  const passedTexts = new LRUCache<string, true>({ max: maxRememberedTexts });
  return (text) => {
    if (passedTexts.has(text)) return;
    checkDocumentText(schema, text);
    passedTexts.set(text, true);
  };
}
