import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Context } from '@verdict/schema/core/context.ts';
import { operationCost, textCost } from '@verdict/schema/core/operation-cost.ts';
import { stringifyAnswer } from '@verdict/schema/core/shared-json.ts';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { documentErrors, isValidated, maxTokens } from './document-check.ts';
import { publicErrorOf } from './public-error.ts';
import type { QueryBudget } from './query-budget.ts';
import { ValidDocuments } from './valid-documents.ts';

/** Answers operations over HTTP: errors masked, introspection open to third-party tools. */
export async function createApollo({
  schema,
  log,
  budget,
}: {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly budget: QueryBudget;
}): Promise<ApolloServer<Context>> {
  const answers = new WeakMap<object, GraphQLFormattedError>();
  const documents = new ValidDocuments();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens },
    documentStore: documents.store,
    // Done by `checkPlugin`, after the limits: validation is quadratic in what they bound.
    dangerouslyDisableValidation: true,
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      checkPlugin(budget, documents),
      errorsPlugin(answers),
    ],
    stringifyResult: stringifyAnswer,
    formatError: (formatted, error) => answerOf(answers, formatted, error),
  });
  await apollo.start();
  return apollo;
}

/** Checks and charges an operation before it runs. */
function checkPlugin(budget: QueryBudget, documents: ValidDocuments): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let leave: (() => void) | null = null;
      let isOver = false;
      return {
        async didResolveOperation({ schema, document, operation, request, source, contextValue: context }) {
          budget.charge(context, textCost(source, isValidated(schema, document)));
          if (documentErrors(schema, document, context.locale).length > 0) return;
          documents.keep(document);
          if (!operation) return;
          const cost = operationCost({ schema, document, operation, variables: request.variables, context });
          leave = await budget.enter(context, cost);
          // Another plugin has refused it meanwhile.
          if (isOver) leave();
        },
        async willSendResponse() {
          isOver = true;
          leave?.();
        },
        // Errors are answered here and not thrown there: Apollo tells only one that is thrown.
        async responseForOperation({ schema, document, contextValue: context }) {
          const errors = documentErrors(schema, document, context.locale);
          if (errors.length === 0) return null;
          const singleResult = { errors: errors.map((error) => publicErrorOf(error, context).formatted) };
          return { http: { status: 400, headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
      };
    },
  };
}

/** Where both the error and the request are at hand: words the answer, and logs once what is our fault. */
function errorsPlugin(answers: WeakMap<object, GraphQLFormattedError>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === 'subscription') throw webSocketNeeded();
        },
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) {
            const { formatted, failure } = publicErrorOf(error, contextValue);
            answers.set(error, formatted);
            if (failure !== null)
              contextValue.log.error({ err: failure, path: error.path?.join('.') }, 'an operation failed');
          }
        },
      };
    },
  };
}

/** A subscription has no single answer that a request could wait for. */
function webSocketNeeded(): GraphQLError {
  return new GraphQLError(
    'Subscriptions need a WebSocket: connect to this path with the protocol graphql-transport-ws.',
    {
      extensions: { code: 'WEBSOCKET_NEEDED', http: { status: 400 } },
    },
  );
}

/** Apollo also makes errors outside any operation: a body that is no JSON, a context that could not be made. */
function answerOf(
  answers: WeakMap<object, GraphQLFormattedError>,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const answer = typeof error === 'object' && error !== null ? answers.get(error) : undefined;
  if (answer !== undefined) return answer;
  const { code, requestId, told } = formatted.extensions ?? {};
  if (code !== 'INTERNAL_SERVER_ERROR') return formatted;
  if (typeof requestId !== 'string') return { message: 'Internal error', extensions: { code } };
  return {
    message: typeof told === 'string' ? told : `Internal error, number ${requestId}`,
    extensions: { code, requestId },
  };
}
