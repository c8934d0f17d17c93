import type { Readable } from 'node:stream';
import { hasScope } from '@verdict/schema/core/api-scope.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RestFailure } from '../rest/rest-failure.ts';
import { say, sentences } from '../rest/sentences.ts';

interface StaffFile<Wanted> {
  readonly path: string;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Of the query string. */
  readonly wanted: z.ZodType<Wanted>;
  /** Services decide what the viewer may read. @returns a text where there is nothing to serve. */
  readonly serve: (context: Context, wanted: Wanted, reply: FastifyReply) => Promise<Readable | string>;
}

/**
 * Serves a file to people with rights. A plain link below /api/file is signed in by its cookie; an API token needs the
 * scope ADMIN. Refusals have the shape of REST.
 */
export function registerStaffFile<Wanted>(
  app: FastifyInstance,
  { path, contextOf, wanted, serve }: StaffFile<Wanted>,
): void {
  app.get(path, { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const refuse = (status: number, msg: string) => reply.code(status).send({ status, data: null, msg });
    if (context.viewer.kind !== 'user') return refuse(401, say(sentences.signInNeeded, context.locale));
    if (!hasScope(context.viewer.apiScopes, 'ADMIN')) return refuse(403, say(sentences.roleNeeded, context.locale));
    const parsed = wanted.safeParse(request.query);
    if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
    try {
      const file = await serve(context, parsed.data, reply);
      return typeof file === 'string' ? refuse(400, file) : file;
    } catch (error) {
      if (error instanceof DomainError) return refuse(400, error.messageIn(context.locale));
      // Business failures of REST have the status of success.
      if (error instanceof RestFailure) return refuse(Math.max(error.httpStatus, 400), error.message);
      throw error;
    }
  });
}
