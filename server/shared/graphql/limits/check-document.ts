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
import { limits } from './limits.ts';
import { LimitExceeded, OperationTooLong } from './operation-refused.ts';

const rules = [
  NoFragmentCyclesRule,
  maxDepthRule({ n: limits.depth, flattenFragments: true }),
  maxAliasesRule({ n: limits.aliases }),
  maxDirectivesRule({ n: limits.directives }),
] as readonly ValidationRule[];

/** Texts that passed, so that what clients repeat is read once. */
const keptTexts = 1_000;

/** What the rules say, without the words that they begin every sentence with. */
const tell = (error: unknown): string => (error as Error).message.replace(/^Syntax Error: /, '');

/** A text that is no GraphQL is left to whoever runs it: only one that is too long for the lexer is refused here. */
function parseWithin(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: limits.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError && !error.message.includes('tokens')) return null;
    throw new LimitExceeded(tell(error));
  }
}

function findExcess(schema: GraphQLSchema, document: DocumentNode): string | null {
  try {
    const [error] = validate(schema, document, rules, { maxErrors: 1 });
    return error ? tell(error) : null;
  } catch (error) {
    // The limits' rules throw what they find.
    return tell(error);
  }
}

function checkText(schema: GraphQLSchema, text: string): void {
  if (text.length > limits.characters) throw new OperationTooLong();
  const document = parseWithin(text);
  const excess = document && findExcess(schema, document);
  if (excess) throw new LimitExceeded(excess);
}

/**
 * Refuses an operation's text by its form alone, before anything whose time grows faster than the text looks at it:
 * 413 V_14 too many characters, 400 V_12 too many tokens, levels, aliases or directives, or a fragment in itself.
 */
export function createDocumentCheck(schema: GraphQLSchema): (text: string) => void {
  const passed = new LRUCache<string, true>({ max: keptTexts });
  return (text) => {
    if (passed.has(text)) return;
    checkText(schema, text);
    passed.set(text, true);
  };
}
