import {
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestContextWillSendResponse,
  HeaderMap,
} from '@apollo/server';
import { type FragmentDefinitionNode, GraphQLError, type GraphQLSchema, getVariableValues, Kind } from 'graphql';
import { AppError } from '../../errors/index.ts';
import { UntrustedCall } from '../../http/index.ts';
import { type Budget, rateHeaders } from '../../rate-limit/index.ts';
import type { HttpGraphQLContext } from '../graphql-context.ts';
import { changesCost, costOf } from './cost-of.ts';
import { countObjects } from './count-objects.ts';
import { chargeRefusal } from './charge-refusal.ts';
import { limits } from './limits.ts';
import { OperationCharges } from './operation-charges.ts';
import { LimitExceeded, NothingToSubscribeTo } from './operation-refused.ts';

type Request = GraphQLRequestContext<HttpGraphQLContext>;
type Answered = GraphQLRequestContextWillSendResponse<HttpGraphQLContext>;

/** An error of the catalogue with the status that it has in REST. */
function withStatus(error: AppError): GraphQLError {
  const wait = error.retryAfter === null ? [] : [['retry-after', String(Math.max(1, Math.ceil(error.retryAfter)))]];
  const http = { status: error.status, headers: new HeaderMap(wait as [string, string][]) };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}

function fragmentsOf({ document }: Request): Map<string, FragmentDefinitionNode> {
  const definitions = document?.definitions ?? [];
  return new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])));
}

function requestedCost(request: Request, schema: GraphQLSchema): number {
  const { operation } = request;
  if (!operation) return 1;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.request.variables ?? {});
  return costOf({ schema, operation, fragments: fragmentsOf(request), variables: coerced ?? {} });
}

/** Every object that was returned, and every change; an operation without either has been read all the same. */
function actualCost(request: Request): number {
  const body = request.response.body;
  const { operation } = request;
  if (body?.kind !== 'single' || !operation) return 1;
  const fragments = fragmentsOf(request);
  const objects = countObjects(body.singleResult.data, operation.selectionSet, fragments);
  return Math.max(1, objects + changesCost(operation, fragments));
}

/** Names the same operation again, whoever sends it. */
const keyOf = ({ queryHash, operationName }: Request): string => `${queryHash} ${operationName ?? ''}`;

/** A page of another site makes its visitors' browsers send cookies with it: what it changes is refused. 403 V_04. */
function refuseForgedChange({ contextValue, operation }: Request): void {
  if (operation?.operation === 'mutation' && contextValue.isForgeable) throw new UntrustedCall();
}

type Cost = { requested: number; actual: number };

/** The cost and what is left; where the cost is what was refused, all limits too. */
function tellCost({ contextValue, response: { body } }: Answered, budget: Budget, cost: Cost): void {
  if (body.kind !== 'single') return;
  const available = Math.floor(Math.min(limits.cost, budget.left(contextValue.caller)));
  const restoreRate = Math.min(limits.cost, budget.restoreRate);
  const told = { ...cost, maximum: limits.cost, available, restoreRate };
  const exceeded = cost.requested > limits.cost && { limits };
  body.singleResult.extensions = { ...body.singleResult.extensions, cost: told, ...exceeded };
}

/** Prices operations before they run, charges what they cost in fact, and reports both in `extensions.cost`. */
export function costPlugin(schema: GraphQLSchema, budget: Budget): ApolloServerPlugin<HttpGraphQLContext> {
  const charges = new OperationCharges(budget);
  const start = (request: Request, requested: number) => {
    if (requested > limits.cost) {
      throw new LimitExceeded(`Query cost limit of ${limits.cost} exceeded, found ${requested}.`);
    }
    return charges.start(request.contextValue.caller, keyOf(request), requested);
  };

  return {
    requestDidStart: async () => {
      let requested: number | null = null;
      let running: ReturnType<typeof start> | null = null;
      return {
        didResolveOperation: async (request) => {
          try {
            if (request.operation?.operation === 'subscription') throw new NothingToSubscribeTo();
            refuseForgedChange(request);
            requested = requestedCost(request, schema);
            running = start(request, requested);
          } catch (error) {
            throw error instanceof AppError ? withStatus(error) : error;
          }
        },
        willSendResponse: async (request) => {
          const { caller } = request.contextValue;
          const actual = running ? actualCost(request) : 0;
          if (running) charges.finish(running, actual);
          else chargeRefusal(budget, caller);
          if (requested !== null) tellCost(request, budget, { requested, actual });
          for (const [name, value] of rateHeaders(budget, caller)) request.response.http.headers.set(name, value);
        },
      };
    },
  };
}
