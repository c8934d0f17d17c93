import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { Context, Viewer } from '@verdict/schema/core/context.ts';
import { isAdmin, isProblemAdmin, isSuperAdmin } from '@verdict/schema/core/viewer.rule.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { ZodError } from 'zod';
import type { QueryBudget } from '../graphql/query-budget.ts';
import { isLoadedElsewhere } from '../session-cookie.ts';
import { accountMailCalls } from './account-mail.rest.ts';
import { accountCalls } from './account.rest.ts';
import { adminAnnouncementCalls } from './admin-announcement.rest.ts';
import { adminConfigCalls } from './admin-config.rest.ts';
import { adminContestProblemCalls } from './admin-contest-problem.rest.ts';
import { adminContestCalls } from './admin-contest.rest.ts';
import { adminDiscussionCalls } from './admin-discussion.rest.ts';
import { adminJudgeCalls } from './admin-judge.rest.ts';
import { adminProblemCalls } from './admin-problem.rest.ts';
import { adminTagCalls } from './admin-tag.rest.ts';
import { adminTrainingProblemCalls } from './admin-training-problem.rest.ts';
import { adminTrainingCalls } from './admin-training.rest.ts';
import { adminUserCalls } from './admin-user.rest.ts';
import { balloonCalls } from './balloon.rest.ts';
import { bankApplicationCalls } from './bank-application.rest.ts';
import { boardFileCalls } from './board-file.rest.ts';
import { boardCalls } from './board.rest.ts';
import { checkerCalls } from './checker.rest.ts';
import { commentCalls } from './comment.rest.ts';
import { contestAnnouncementCalls } from './contest-announcement.rest.ts';
import { contestPrintCalls } from './contest-print.rest.ts';
import { contestSubmissionCalls } from './contest-submission.rest.ts';
import { contestCalls } from './contest.rest.ts';
import { dashboardCalls } from './dashboard.rest.ts';
import { discussionCalls } from './discussion.rest.ts';
import { editorFileCalls } from './editor-file.rest.ts';
import { fileCalls } from './file.rest.ts';
import { groupContestCalls } from './group-contest.rest.ts';
import { groupDiscussionCalls } from './group-discussion.rest.ts';
import { groupMemberCalls } from './group-member.rest.ts';
import { groupProblemCalls } from './group-problem.rest.ts';
import { groupTrainingCalls } from './group-training.rest.ts';
import { groupCalls } from './group.rest.ts';
import { languageCalls } from './language.rest.ts';
import { mailCalls } from './mail.rest.ts';
import { messageCalls } from './message.rest.ts';
import { noticeCalls } from './notice.rest.ts';
import { failureOf, operateIn } from './operate.ts';
import { peopleCalls } from './people.rest.ts';
import { problemPackageCalls } from './problem-package.rest.ts';
import { problemStatusCalls } from './problem-status.rest.ts';
import { problemCalls } from './problem.rest.ts';
import { WithMessage, type RestAuth, type RestCall } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';
import { siteCalls } from './site.rest.ts';
import { submissionCalls } from './submission.rest.ts';
import { testDataCalls } from './test-data.rest.ts';
import { testRunCalls } from './test-run.rest.ts';
import { trainingCalls } from './training.rest.ts';
import { userCalls } from './user.rest.ts';

/** Every REST call this server answers. */
export const restCalls: readonly RestCall[] = [
  ...accountCalls,
  ...accountMailCalls,
  ...adminAnnouncementCalls,
  ...adminConfigCalls,
  ...adminDiscussionCalls,
  ...adminJudgeCalls,
  ...adminContestCalls,
  ...adminContestProblemCalls,
  ...adminTagCalls,
  ...adminTrainingCalls,
  ...adminTrainingProblemCalls,
  ...adminProblemCalls,
  ...adminUserCalls,
  ...balloonCalls,
  ...bankApplicationCalls,
  ...boardCalls,
  ...boardFileCalls,
  ...checkerCalls,
  ...commentCalls,
  ...contestAnnouncementCalls,
  ...contestPrintCalls,
  ...contestCalls,
  ...contestSubmissionCalls,
  ...dashboardCalls,
  ...discussionCalls,
  ...editorFileCalls,
  ...fileCalls,
  ...groupCalls,
  ...groupContestCalls,
  ...groupDiscussionCalls,
  ...groupMemberCalls,
  ...groupProblemCalls,
  ...groupTrainingCalls,
  ...languageCalls,
  ...mailCalls,
  ...messageCalls,
  ...noticeCalls,
  ...peopleCalls,
  ...problemCalls,
  ...problemPackageCalls,
  ...problemStatusCalls,
  ...siteCalls,
  ...submissionCalls,
  ...testDataCalls,
  ...testRunCalls,
  ...trainingCalls,
  ...userCalls,
];

const restMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** What the routes need of the server. */
export interface RestDependencies {
  readonly schema: GraphQLSchema;
  /** The request's context; the same as a GraphQL request's. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  readonly budget: QueryBudget;
}

/** Registers the REST table under /api, with errors in the envelope whatever fails. */
export async function registerRest(app: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  await app.register(async (api) => {
    acceptEmptyJson(api);
    // A file that is too long is refused by its reader, in words of its own.
    await api.register(multipart, { throwFileSizeLimit: false });
    const answerFailure = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const context = await dependencies.contextOf(request, reply);
      const failure = requestFailureOf(error, context);
      return reply
        .code(failure.httpStatus)
        .header('Url-Type', isAdminPath(request.url) ? 'admin' : 'general')
        .send({ status: failure.bodyStatus, data: null, msg: failure.message });
    };
    api.setErrorHandler(answerFailure);
    for (const call of restCalls) {
      api.route({
        method: call.method,
        url: call.path,
        config: cookieConfigOf(call),
        exposeHeadRoute: call.method === 'GET' && !call.changesState,
        handler: async (request, reply) => {
          const context = { ...(await dependencies.contextOf(request, reply)), isRest: true };
          checkAuth(call.auth, context);
          if (call.method === 'GET' && call.changesState && isLoadedElsewhere(request))
            throw new RestFailure({
              httpStatus: 403,
              bodyStatus: 403,
              message: say(sentences.notFromHere, context.locale),
            });
          if (request.isMultipart() && !call.isUpload)
            throw new RestFailure({
              httpStatus: 415,
              bodyStatus: 415,
              message: say(sentences.noUpload, context.locale),
            });
          const data = await call.answer(request, reply, context, operateIn(dependencies, context, call));
          // A file is its own answer, without an envelope.
          if (data instanceof Readable) return reply.send(data);
          if (data instanceof WithMessage) return { status: 200, data: data.data, msg: data.message };
          return { status: 200, data: data ?? null, msg: 'success' };
        },
      });
    }
    api.all('/api/*', async (request, reply) => {
      const { locale } = await dependencies.contextOf(request, reply);
      const [url = ''] = request.url.split('?', 1);
      const methods = restMethods.filter((method) => app.hasRoute({ method, url }));
      if (methods.length > 0) {
        reply.header('Allow', methods.join(', '));
        throw new RestFailure({
          httpStatus: 405,
          bodyStatus: 405,
          message: say(sentences.wrongMethod, locale, { methods }),
        });
      }
      throw new RestFailure({ httpStatus: 404, bodyStatus: 404, message: say(sentences.noSuchCall, locale) });
    });
  });
}

/** What the session cookie opens: what only reads, and the uploads of widgets that send no header. */
function cookieConfigOf({ method, changesState, isUpload }: RestCall): FastifyContextConfig {
  if (!changesState) return { sessionCookie: 'read' };
  return { isWriting: true, ...(method === 'POST' && isUpload && { sessionCookie: 'upload' }) };
}

/** Calls of the back office; the sign-in layer's refusals say so in a header. */
function isAdminPath(url: string): boolean {
  return url.startsWith('/api/admin/');
}

const roleChecks: Readonly<Record<RestAuth, (viewer: Viewer) => boolean>> = {
  none: () => true,
  user: () => true,
  admin: isAdmin,
  problem_admin: isProblemAdmin,
  root: isSuperAdmin,
};

/** @throws RestFailure as the sign-in layer answers. */
function checkAuth(auth: RestAuth, { viewer, locale }: Context): void {
  if (auth !== 'none' && viewer.kind !== 'user')
    throw new RestFailure({ httpStatus: 401, bodyStatus: 401, message: say(sentences.signInNeeded, locale) });
  if (!roleChecks[auth](viewer))
    throw new RestFailure({ httpStatus: 403, bodyStatus: 403, message: say(sentences.roleNeeded, locale) });
}

/** Old clients send POST bodies of "{}" or nothing at all. */
function acceptEmptyJson(api: FastifyInstance): void {
  api.removeContentTypeParser('application/json');
  // They also post the id of a user as it is, in the type that browsers give to a text.
  const isBareId = (body: string | Buffer) => /^[0-9a-f]{32}$/.test(String(body));
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    if (isBareId(body)) done(null, {});
    else done(new RestFailure({ httpStatus: 415, bodyStatus: 415, message: sentences.badJson['en-US'] }));
  });
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' || isBareId(body) ? {} : JSON.parse(String(body)));
    } catch {
      done(new RestFailure({ httpStatus: 400, bodyStatus: 400, message: sentences.badJson['en-US'] }));
    }
  });
}

function requestFailureOf(error: unknown, context: Context): RestFailure {
  if (error instanceof ZodError) {
    const fields = [...new Set(error.issues.map((issue) => issue.path.join('.')))];
    return new RestFailure({
      httpStatus: 400,
      bodyStatus: 400,
      message: say(sentences.badRequest, context.locale, { fields }),
    });
  }
  const refused = refusedByServer(error);
  if (refused !== null)
    return new RestFailure({ httpStatus: refused.status, bodyStatus: refused.status, message: refused.message });
  return failureOf(error, context);
}

/**
 * What the server refused before a call saw it, such as a body of another type or one too long; null for our own
 * faults.
 */
function refusedByServer(error: unknown): { readonly status: number; readonly message: string } | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? { status, message: error.message } : null;
}
