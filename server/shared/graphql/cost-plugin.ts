import {
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestContextWillSendResponse,
  HeaderMap,
} from '@apollo/server';
import { type FragmentDefinitionNode, GraphQLError, type GraphQLSchema, getVariableValues, Kind } from 'graphql';
import { AppError } from '../errors/index.ts';
import { UntrustedRequest } from '../http/index.ts';
import { type RateLimit, rateLimitHeaders } from '../rate-limit/index.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';
import { mutationsCost, maxCostOf } from './limits/operation-cost.ts';
import { countResponseObjects } from './limits/count-objects.ts';
import { chargeRefusedRequest } from './limits/charge-refused-request.ts';
import { operationLimits } from './limits/operation-limits.ts';
import { OperationCharges } from './limits/operation-charges.ts';
import { OperationLimitExceeded, SubscriptionsNotSupported } from './limits/operation-refused.ts';

type Request = GraphQLRequestContext<HttpGraphQLContext>;
type ResponseContext = GraphQLRequestContextWillSendResponse<HttpGraphQLContext>;

/** Wraps an AppError as a GraphQLError with its HTTP status. */
function withStatus(error: AppError): GraphQLError {
  const retryHeaders =
    error.retryAfter === null ? [] : [['retry-after', String(Math.max(1, Math.ceil(error.retryAfter)))]];
  const http = { status: error.status, headers: new HeaderMap(retryHeaders as [string, string][]) };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}

function fragmentsOf({ document }: Request): Map<string, FragmentDefinitionNode> {
  const definitions = document?.definitions ?? [];
  return new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])));
}

function requestedCostOf(request: Request, schema: GraphQLSchema): number {
  const { operation } = request;
  if (!operation) return 1;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.request.variables ?? {});
  return maxCostOf({ schema, operation, fragments: fragmentsOf(request), variables: coerced ?? {} });
}

/** Counts returned objects and mutations; at least 1, because the operation was read. */
function actualCostOf(request: Request): number {
  const body = request.response.body;
  const { operation } = request;
  if (body?.kind !== 'single' || !operation) return 1;
  const fragments = fragmentsOf(request);
  const objects = countResponseObjects(body.singleResult.data, operation.selectionSet, fragments);
  return Math.max(1, objects + mutationsCost(operation, fragments));
}

/** Identifies an operation independently of its caller. */
const operationKeyOf = ({ queryHash, operationName }: Request): string => `${queryHash} ${operationName ?? ''}`;

/** Refuses a mutation that another site's page could have caused. Throws 403 V_04. */
function refuseForgedMutation({ contextValue, operation }: Request): void {
  if (operation?.operation === 'mutation' && contextValue.isForgeable) throw new UntrustedRequest();
}

type Cost = { requested: number; actual: number };

/** Adds the cost and the remaining points to the response, and all limits if the cost was the reason for refusal. */
function addCostExtension(
  { contextValue, response: { body } }: ResponseContext,
  rateLimit: RateLimit,
  cost: Cost,
): void {
  if (body.kind !== 'single') return;
  const available = Math.floor(Math.min(operationLimits.cost, rateLimit.remaining(contextValue.caller)));
  const restoreRate = Math.min(operationLimits.cost, rateLimit.restoreRate);
  const costExtension = { ...cost, maximum: operationLimits.cost, available, restoreRate };
  const exceeded = cost.requested > operationLimits.cost && { limits: operationLimits };
  body.singleResult.extensions = { ...body.singleResult.extensions, cost: costExtension, ...exceeded };
}

/**
 * Calculates the cost of operations before they run, charges their actual cost and reports both in `extensions.cost`.
 */
export function costPlugin(schema: GraphQLSchema, rateLimit: RateLimit): ApolloServerPlugin<HttpGraphQLContext> {
  const charges = new OperationCharges(rateLimit);
  const start = (request: Request, requested: number) => {
    if (requested > operationLimits.cost) {
      throw new OperationLimitExceeded(`Query cost limit of ${operationLimits.cost} exceeded, found ${requested}.`);
    }
    return charges.start(request.contextValue.caller, operationKeyOf(request), requested);
  };

  return {
    requestDidStart: async () => {
      let requested: number | null = null;
      let running: ReturnType<typeof start> | null = null;
      return {
        didResolveOperation: async (request) => {
          try {
            if (request.operation?.operation === 'subscription') throw new SubscriptionsNotSupported();
            refuseForgedMutation(request);
            requested = requestedCostOf(request, schema);
            running = start(request, requested);
          } catch (error) {
            throw error instanceof AppError ? withStatus(error) : error;
          }
        },
        willSendResponse: async (request) => {
          const { caller } = request.contextValue;
          const actual = running ? actualCostOf(request) : 0;
          if (running) charges.finish(running, actual);
          else chargeRefusedRequest(rateLimit, caller);
          if (requested !== null) addCostExtension(request, rateLimit, { requested, actual });
          for (const [name, value] of rateLimitHeaders(rateLimit, caller))
            request.response.http.headers.set(name, value);
        },
      };
    },
  };
}
