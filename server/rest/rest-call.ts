import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Context } from '@verdict/schema/core/context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/**
 * How this works: a REST call is a row of a table. It names a path of the contract, says how the request becomes
 * GraphQL operations and how their answer becomes `data`. The operations run in this process with the request's own
 * context, so that every rule is the schema's and none is here.
 */

/** Runs one operation as the request's viewer. Throws `RestFailure` when the schema refuses. */
export type Operate = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** What a call's `answer` is given. */
export interface RestRequest<Input> {
  /** Query parameters and body as one object, checked and coerced. */
  readonly input: Input;
  readonly operate: Operate;
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Who may make a call. `none`: a stale token is a signed-out viewer. `user`: without a valid token the answer is HTTP
 * 401, and a stale token too. The others ask for a role besides and answer HTTP 403 without it: `admin` any of the
 * three admin roles, `problem_admin` a problem admin or super admin, `root` a super admin.
 */
export type RestAuth = 'none' | 'user' | 'admin' | 'problem_admin' | 'root';

/** A row of the table. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: RestAuth;
  /** What checks the request; the description of the API is made from it. */
  readonly input: z.ZodType;
  /** Takes a body of multipart/form-data, which `readUpload` reads; all others are refused one. */
  readonly isUpload: boolean;
  /** The body is an array, which is the field `list` of the input. */
  readonly isListBody: boolean;
  /** May change something: every call but a GET that only reads. Those that may not are given no mutation to run. */
  readonly changesState: boolean;
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    operate: Operate,
  ) => Promise<unknown>;
}

/** An answer of success with a text of its own in place of "success". */
export class WithMessage {
  readonly data: unknown;
  readonly message: string;

  constructor(data: unknown, message: string) {
    this.data = data;
    this.message = message;
  }
}

/**
 * Defines a call: `input` is parsed from query and body before `answer` sees it. Unknown fields are ignored (whole
 * table rows come back from old clients).
 */
export function restCall<Schema extends z.ZodType>(call: {
  readonly method: RestCall['method'];
  readonly path: string;
  readonly auth: RestCall['auth'];
  readonly isUpload?: boolean;
  readonly isListBody?: true;
  /** Said by a GET that changes something; it then needs the token in its header. Other methods always may. */
  readonly changesState?: true;
  readonly input: Schema;
  readonly answer: (request: RestRequest<z.output<Schema>>) => Promise<unknown>;
}): RestCall {
  return {
    method: call.method,
    path: call.path,
    auth: call.auth,
    input: call.input,
    isUpload: call.isUpload ?? false,
    isListBody: call.isListBody ?? false,
    changesState: call.changesState ?? call.method !== 'GET',
    answer: (request, reply, context, operate) =>
      call.answer({
        input: call.input.parse({
          ...asRecord(request.query),
          ...(call.isListBody ? { list: request.body } : asRecord(request.body)),
        }),
        operate,
        context,
        request,
        reply,
      }),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
