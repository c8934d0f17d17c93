import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Context } from '@verdict/schema/context.ts';
import { stringifyAnswer } from '@verdict/schema/shared-json.ts';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { publicErrorOf } from './public-error.ts';

/** Longest query, in tokens; GraphiQL's introspection has about 500. */
export const maxTokens = 5_000;

/** Answers operations over HTTP: errors masked, introspection open to third-party tools. */
export async function createApollo(schema: GraphQLSchema, log: Logger): Promise<ApolloServer<Context>> {
  const answers = new WeakMap<object, GraphQLFormattedError>();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens },
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [ApolloServerPluginLandingPageDisabled(), ApolloServerPluginCacheControlDisabled(), errorsPlugin(answers)],
    stringifyResult: stringifyAnswer,
    formatError: (formatted, error) => answerOf(answers, formatted, error),
  });
  await apollo.start();
  return apollo;
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
            if (failure !== null) contextValue.log.error({ err: failure, path: error.path?.join('.') }, 'an operation failed');
          }
        },
      };
    },
  };
}

/** A subscription has no single answer that a request could wait for. */
function webSocketNeeded(): GraphQLError {
  return new GraphQLError('Subscriptions need a WebSocket: connect to this path with the protocol graphql-transport-ws.', {
    extensions: { code: 'WEBSOCKET_NEEDED', http: { status: 400 } },
  });
}

/** Apollo also makes errors outside any operation: a body that is no JSON, a context that could not be made. */
function answerOf(answers: WeakMap<object, GraphQLFormattedError>, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const answer = typeof error === 'object' && error !== null ? answers.get(error) : undefined;
  if (answer !== undefined) return answer;
  const { code, requestId, told } = formatted.extensions ?? {};
  if (code !== 'INTERNAL_SERVER_ERROR') return formatted;
  if (typeof requestId !== 'string') return { message: 'Internal error', extensions: { code } };
  return { message: typeof told === 'string' ? told : `Internal error, number ${requestId}`, extensions: { code, requestId } };
}
