import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { InvalidInput } from '@verdict/schema/core/invalid-input.ts';
import { isOverload } from '@verdict/schema/core/timeout.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** What the answer says of an error, and what the log must say of it; null when it is the caller's doing. */
export interface PublicError {
  readonly formatted: GraphQLFormattedError;
  readonly failure: unknown;
}

/** Codes of errors made for the caller's eyes; their messages are ours or graphql-js's, about the query only. */
const publicCodes: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOKEN_SCOPE_MISSING',
  'BAD_USER_INPUT',
  'QUERY_TOO_LARGE',
  'BAD_REQUEST',
  'RATE_LIMITED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'SUBSCRIPTIONS_ONLY',
  'WEBSOCKET_NEEDED',
  'TOO_MANY_SUBSCRIPTIONS',
  'TOO_MANY_OPERATIONS',
  'TOO_MANY_CONNECTIONS',
]);

/** More is asked than the site can answer now: as it is said. */
export function busyMessage(locale: Context['locale']): string {
  return { 'zh-CN': '网站正忙，请稍后再试。', 'en-US': 'The site is very busy right now. Try again in a moment.' }[
    locale
  ];
}

/** Decides what of an error the caller may read: all of an expected one, nothing of ours but the request's id. */
export function publicErrorOf(
  error: GraphQLError,
  { locale, requestId }: Pick<Context, 'locale' | 'requestId'>,
): PublicError {
  const cause = causeOf(error);
  const where = { ...(error.locations && { locations: error.locations }), ...(error.path && { path: error.path }) };
  if (cause instanceof DomainError) {
    const isInput = cause instanceof InvalidInput;
    const extensions = isInput ? { code: 'BAD_USER_INPUT', fields: cause.fields } : { code: cause.code };
    return { formatted: { message: cause.messageIn(locale), ...where, extensions }, failure: null };
  }
  if (cause instanceof GraphQLError && publicCodes.has(cause.extensions['code'])) {
    const { code, retryAfterSeconds } = cause.extensions;
    const extensions = typeof retryAfterSeconds === 'number' ? { code, retryAfterSeconds } : { code };
    return { formatted: { message: cause.message, ...where, extensions }, failure: null };
  }
  // graphql-js names no code for what is wrong with variables; such an error has no path, nothing has run yet.
  if (
    cause instanceof GraphQLError &&
    error.path === undefined &&
    error.extensions['code'] !== 'INTERNAL_SERVER_ERROR'
  ) {
    return { formatted: { message: cause.message, ...where, extensions: { code: 'BAD_USER_INPUT' } }, failure: null };
  }
  if (isOverload(cause))
    return {
      formatted: { message: busyMessage(locale), ...where, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } },
      failure: cause,
    };
  const message = { 'zh-CN': `服务器内部错误，编号：${requestId}`, 'en-US': `Internal error, number ${requestId}` }[
    locale
  ];
  return { formatted: { message, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }, failure: cause };
}

/** What was thrown first, below graphql-js's wrappings. */
function causeOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (
    cause instanceof GraphQLError &&
    cause.originalError !== undefined &&
    !publicCodes.has(cause.extensions['code'])
  ) {
    cause = cause.originalError;
  }
  return cause;
}
