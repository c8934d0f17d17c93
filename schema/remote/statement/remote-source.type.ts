import { builder } from '../../core/builder.ts';
import type { Services } from '../../core/context.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { ifReadable } from '../../problem/bank/opened-problem.ts';
import { ProblemEditForbidden, ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { AdminProblemType } from '../../problem/editing/authoring.query.ts';
import { FieldChangeType } from '../../problem/editing/revision.type.ts';
import { adapterOf } from '../adapters.ts';
import { judgeNameOf } from '../judge-name.ts';
import { wordsOfFailure } from './failure-words.ts';
import { RemoteSourceNotFound } from './remote-import.error.ts';
import {
  applyNewestRevision,
  remoteRevisionDiff,
  remoteRevisions,
  remoteSourceOf,
  requestRefresh,
  type RemoteRevisionRow,
  type RemoteSourceView,
} from './remote-source.service.ts';

const revisionPage = 20;

/** Where a problem comes from, for its readers. */
interface RemoteOrigin {
  readonly judgeName: string;
  readonly url: string;
}

const RemoteOriginType = builder.objectRef<RemoteOrigin>('RemoteOrigin').implement({
  description: 'The judge that a problem comes from, and its page there.',
  fields: (t) => ({ judgeName: t.exposeString('judgeName'), url: t.exposeString('url') }),
});

builder.prismaObjectFields(ProblemObject, (t) => ({
  remoteOrigin: t.field({
    type: RemoteOriginType,
    nullable: true,
    description: 'Null: the problem is of this site.',
    select: { remoteSource: { select: { judgeKey: true, url: true } } },
    resolve: (problem, _args, context) => {
      const { remoteSource } = problem;
      if (remoteSource === null) return null;
      return ifReadable<RemoteOrigin | null>(context, problem, originOfSource(context, remoteSource), null);
    },
  }),
}));

builder.objectFields(AdminProblemType, (t) => ({
  remoteOrigin: t.field({
    type: RemoteOriginType,
    nullable: true,
    description: 'Null: the problem is of this site.',
    resolve: ({ remoteSource }, _args, context) =>
      remoteSource === null ? null : originOfSource(context, remoteSource),
  }),
}));

function originOfSource(
  services: Pick<Services, 'defaults'>,
  { judgeKey, url }: { readonly judgeKey: string; readonly url: string },
): RemoteOrigin {
  const adapter = adapterOf(judgeKey);
  return { url, judgeName: adapter === null ? judgeKey : judgeNameOf(services, adapter.info) };
}

const RemoteSourceType = builder.objectRef<RemoteSourceView>('RemoteSource').implement({
  description: 'How a problem follows its remote judge, for those who may change it.',
  fields: (t) => ({
    problemId: t.exposeInt('problemId'),
    displayId: t.exposeString('displayId'),
    judgeName: t.exposeString('judgeName'),
    url: t.exposeString('url'),
    isLinkOnly: t.exposeBoolean('isLinkOnly', { description: 'Are title, limits and address alone kept here?' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    nextReadAt: t.expose('nextReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: it is not read again by itself.',
    }),
    failure: t.string({
      nullable: true,
      description: "Why it could not be read last, in the reader's language; null: it could.",
      resolve: ({ failure }, _args, { locale }) => (failure === null ? null : wordsOfFailure(failure)[locale]),
    }),
    missingFiles: t.exposeInt('missingFiles', { description: 'Pictures and PDFs that could not be taken over.' }),
    newestRevision: t.exposeInt('newestRevision'),
    appliedRevision: t.exposeInt('appliedRevision', { description: 'The one that the problem was written from last.' }),
    isEdited: t.exposeBoolean('isEdited', {
      description: 'Has somebody edited it since? Then it takes no revision by itself.',
    }),
  }),
});

const RemoteRevisionType = builder.objectRef<RemoteRevisionRow>('RemoteRevision').implement({
  description: 'What a remote judge said of a problem at some time.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1, by problem.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
const RemoteRevisionPage = pageObject('RemoteRevisionPage', RemoteRevisionType);

builder.queryFields((t) => ({
  remoteSource: t.field({
    type: RemoteSourceType,
    nullable: true,
    description: 'Where a problem comes from. Null when it is of this site, or the viewer may not change it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.int() },
    resolve: (_root, { problemId }, context) => remoteSourceOf(context, problemId),
  }),
  remoteRevisions: t.field({
    type: RemoteRevisionPage,
    description:
      'What its judge said of a problem, newest first, for those who may change it; none for others. ' +
      `${revisionPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(revisionPage),
    args: { problemId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { problemId, page }, context) =>
      remoteRevisions(context, problemId, pageOf({ page }, revisionPage)),
  }),
  remoteRevisionDiff: t.field({
    type: [FieldChangeType],
    nullable: true,
    description: 'Fields that its judge changed. Null when one of the revisions is not there, or not for the viewer.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: 100,
    args: { problemId: t.arg.int(), from: t.arg.int(), to: t.arg.int() },
    resolve: (_root, args, context) => remoteRevisionDiff(context, args),
  }),
}));

builder.mutationFields((t) => ({
  refreshRemoteProblem: t.field({
    type: RemoteSourceType,
    description: 'Lets the statement be read again at its judge, as soon as that takes it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden, RemoteSourceNotFound] },
    args: { problemId: t.arg.int() },
    resolve: (_root, { problemId }, context) => requestRefresh(context, problemId),
  }),
  applyRemoteRevision: t.field({
    type: RemoteSourceType,
    description: 'Lets a problem say what its judge says, in place of what was edited here.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden, RemoteSourceNotFound] },
    args: { problemId: t.arg.int() },
    resolve: (_root, { problemId }, context) => applyNewestRevision(context, problemId),
  }),
}));
