import { hasScope } from '@verdict/schema/core/api-scope.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { findCaseFile } from '@verdict/schema/problem/editing/problem-case.service.ts';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../context.ts';

interface Asked {
  Params: { readonly caseId: string; readonly side: string };
}

/**
 * Serves `/api/file/test-case/:caseId/input` and `.../output` to those who may change the problem; below `/api/file`,
 * so that a plain link opens with the session cookie. Test data are secret: nobody keeps a copy on the way.
 */
export function registerTestCaseFiles(
  app: FastifyInstance,
  { files }: Pick<Services, 'files'>,
  contextOf: ContextOf,
): void {
  app.get<Asked>('/api/file/test-case/:caseId/:side', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const { caseId, side } = request.params;
    const isLetIn = context.viewer.kind === 'user' && hasScope(context.viewer.apiScopes, 'ADMIN');
    const isKnown = isLetIn && /^\d{1,9}$/u.test(caseId) && (side === 'input' || side === 'output');
    const file = isKnown ? await findCaseFile(context, Number(caseId), side) : null;
    if (file === null || !(await files.has(file.sha256)))
      return reply.code(404).send({ status: 404, data: null, msg: 'No such file.' });
    return reply
      .headers({
        'Content-Type': 'application/octet-stream',
        'Content-Length': file.sizeBytes,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      })
      .send(files.read(file.sha256));
  });
}
