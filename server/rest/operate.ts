import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { InvalidInput } from '@verdict/schema/core/invalid-input.ts';
import { operationCost } from '@verdict/schema/core/operation-cost.ts';
import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { QueryBudget } from '../graphql/query-budget.ts';
import { httpStatusOf, statusesOf } from './error-status.ts';
import type { Operate, RestCall } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';

/** What the operations of a call run against. */
interface OperateDependencies {
  readonly schema: GraphQLSchema;
  readonly budget: QueryBudget;
}

/**
 * Runs operations of the REST table against the schema, as the request's viewer.
 *
 * @param call a call that only reads runs no mutation: it would be open to the session cookie.
 */
export function operateIn(
  { schema, budget }: OperateDependencies,
  context: Context,
  call: Pick<RestCall, 'path' | 'changesState'>,
): Operate {
  let hasBegun = false;
  return async function operate<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) {
    if (!call.changesState && getOperationAST(document)?.operation === OperationTypeNode.MUTATION)
      throw new Error(`${call.path} runs a mutation; its row must say changesState.`);
    // Once a call has begun it is not stopped half-way.
    const leave = hasBegun ? () => {} : await enter(budget, { schema, document, variables, context });
    hasBegun = true;
    const running = execute({ schema, document, variableValues: variables, contextValue: context });
    const result = await Promise.resolve(running).finally(leave);
    const error = result.errors?.[0];
    if (error || !result.data) throw failOperation(error, context);
    // The type is generated from this very document and schema, and execution has just followed both.
    return result.data as Data;
  };
}

/** What the wire says of whatever a call threw: by an operation, or by a service that has none. */
export function failureOf(error: unknown, context: Context): RestFailure {
  if (error instanceof RestFailure) return error;
  if (error instanceof GraphQLError) return failOperation(error, context);
  return domainFailureOf(error, context) ?? internalFailure(error, context);
}

/** What an operation of a call is charged by. */
interface ChargedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly context: Context;
}

/** @throws RestFailure 429 when the caller's budget is used up. */
async function enter(
  budget: QueryBudget,
  { schema, document, variables, context }: ChargedOperation,
): Promise<() => void> {
  const operation = getOperationAST(document);
  if (!operation) return () => {};
  try {
    return await budget.enter(context, operationCost({ schema, document, operation, variables, context }));
  } catch (error) {
    throw error instanceof GraphQLError ? failOperation(error, context) : error;
  }
}

function domainFailureOf(error: unknown, { locale }: Context): RestFailure | null {
  if (error instanceof InvalidInput) {
    const status = httpStatusOf('BAD_USER_INPUT');
    return new RestFailure({ httpStatus: status, bodyStatus: status, message: sentenceOf(error.fields) });
  }
  if (error instanceof DomainError)
    return new RestFailure({ ...statusesOf(error.code), message: error.messageIn(locale) });
  return null;
}

/** What the wire says of an operation's error. */
function failOperation(error: GraphQLError | undefined, context: Context): RestFailure {
  // What a query refuses has no place in its answer, and is a business failure all the same.
  const failure = domainFailureOf(error?.originalError, context);
  if (failure !== null) return failure;
  const code = error?.extensions['code'];
  const status = httpStatusOf(typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR');
  if (status === 500) {
    return internalFailure(error?.originalError ?? error, context);
  }
  return new RestFailure({ httpStatus: status, bodyStatus: status, message: error?.message ?? '' });
}

/** A fault of our own: logged whole, answered by the request's id. */
function internalFailure(error: unknown, context: Context): RestFailure {
  context.log.error({ err: error }, 'REST call failed');
  return new RestFailure({
    httpStatus: 500,
    bodyStatus: 500,
    message: say(sentences.internal, context.locale, { requestId: context.requestId }),
  });
}

/** A failure of the schema's; the wire has one sentence for all fields that are wrong. */
interface DomainFailure {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** Ends the call with a failure of the schema's. */
export function failDomain(error: DomainFailure): never {
  const message = error.fields ? sentenceOf(error.fields) : error.message;
  throw new RestFailure({ ...statusesOf(error.code), message });
}

/** All fields that are wrong, in one sentence. */
function sentenceOf(fields: NonNullable<DomainFailure['fields']>): string {
  return fields.map(({ path, message }) => `${path.replace(/^(input|filter)\./, '')}: ${message}`).join(' ');
}

/** Ends the call with a business failure of the REST layer's own. */
export function failWith(bodyStatus: number, message: string): never {
  throw new RestFailure({ httpStatus: 200, bodyStatus, message });
}
