import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { GraphQLError } from 'graphql';
import { httpStatusOf, statusesOf } from '../rest/error-status.ts';
import { say, sentences } from '../rest/sentences.ts';

/** A call of the Contest API that fails, as it is told. Its words are English, as all of that API is. */
export class ClicsFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ClicsFailure';
    this.status = status;
  }
}

/** What is told of a failure: what the product refuses by its own words, our own faults by the request's id alone. */
export function failureOf(error: unknown, context: Context): { readonly status: number; readonly message: string } {
  if (error instanceof ClicsFailure) return error;
  if (error instanceof DomainError)
    return { status: statusesOf(error.code).bodyStatus, message: error.messageIn('en-US') };
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  if (error instanceof GraphQLError && typeof code === 'string' && httpStatusOf(code) < 500)
    return { status: httpStatusOf(code), message: error.message };
  context.log.error({ err: error }, 'a call of the Contest API failed');
  return { status: 500, message: say(sentences.internal, 'en-US', { requestId: context.requestId }) };
}
