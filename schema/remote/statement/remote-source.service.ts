import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { refuseEditing } from '../../problem/bank/refuse-editing.service.ts';
import { compareTexts, type FieldChange } from '../../problem/editing/compare-texts.ts';
import { mayReadAuthoring } from '../../problem/editing/staff.service.ts';
import { adapterOf } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { judgeNameOf } from '../judge-name.ts';
import { hostStatement } from './assets.service.ts';
import { unpackDocuments } from './documents.ts';
import { takeOver } from './follow.service.ts';
import { rulesOrNone } from './make-problem.service.ts';
import { statementTexts } from './normal-statement.ts';
import { remoteRefreshJob } from './refresh.service.ts';
import { RemoteSourceNotFound } from './remote-import.error.ts';
import { storedStatement } from './stored-statement.ts';
import { writtenHash } from './write-problem.service.ts';

/** Where a problem comes from, for those who keep it. */
export interface RemoteSourceView {
  readonly problemId: number;
  readonly displayId: string;
  readonly judgeName: string;
  readonly url: string;
  readonly isLinkOnly: boolean;
  readonly readAt: Date | null;
  readonly nextReadAt: Date | null;
  readonly failure: string | null;
  readonly missingFiles: number;
  readonly newestRevision: number;
  readonly appliedRevision: number;
  readonly isEdited: boolean;
}

/** A revision in the list. */
export interface RemoteRevisionRow {
  readonly number: number;
  readonly createdAt: Date;
}

/** Where a problem comes from; null: from no remote judge, or not for the viewer. */
export async function remoteSourceOf(
  context: Pick<Context, 'db' | 'viewer' | 'defaults'>,
  problemId: number,
): Promise<RemoteSourceView | null> {
  const { db } = context;
  if (!(await mayReadAuthoring(context, problemId))) return null;
  const source = await db.remoteSource.findUnique({
    where: { problemId },
    include: {
      problem: { select: { displayId: true } },
      revisions: { orderBy: { number: 'desc' }, take: 1, select: { number: true } },
    },
    omit: { documents: true },
  });
  if (source === null) return null;
  const { judgeKey, url, isLinkOnly, readAt, nextReadAt, failure, missingFiles, appliedNumber } = source;
  const written = await db.$transaction((tx) => writtenHash(tx, problemId));
  const adapter = adapterOf(judgeKey);
  return {
    problemId,
    displayId: source.problem.displayId,
    judgeName: adapter === null ? judgeKey : judgeNameOf(context, adapter.info),
    url,
    isLinkOnly,
    readAt,
    nextReadAt,
    failure,
    missingFiles,
    newestRevision: source.revisions[0]?.number ?? 0,
    appliedRevision: appliedNumber,
    isEdited: source.writtenSha256 !== null && source.writtenSha256 !== written,
  };
}

/** What a judge said of a problem, newest first; none for those who may not change it. */
export async function remoteRevisions(
  context: Pick<Context, 'db' | 'viewer'>,
  problemId: number,
  page: PageRequest,
): Promise<Page<RemoteRevisionRow>> {
  if (!(await mayReadAuthoring(context, problemId))) return { ...page, items: [], total: 0 };
  const where = { problemId };
  const [items, total] = await Promise.all([
    context.db.remoteRevision.findMany({
      where,
      orderBy: { number: 'desc' },
      select: { number: true, createdAt: true },
      ...sliceOf(page),
    }),
    context.db.remoteRevision.count({ where }),
  ]);
  return { ...page, items, total };
}

/** What a judge changed between two revisions; null when one of them is not there for the viewer. */
export async function remoteRevisionDiff(
  context: Pick<Context, 'db' | 'viewer'>,
  { problemId, from, to }: { readonly problemId: number; readonly from: number; readonly to: number },
): Promise<FieldChange[] | null> {
  if (!(await mayReadAuthoring(context, problemId))) return null;
  const rows = await context.db.remoteRevision.findMany({
    where: { problemId, number: { in: [from, to] } },
    select: { number: true, content: true },
  });
  const textsOf = (number: number) =>
    rows.filter((row) => row.number === number).map(({ content }) => statementTexts(storedStatement(content)))[0];
  const [before, after] = [textsOf(from), textsOf(to)];
  return before === undefined || after === undefined ? null : compareTexts(before, after);
}

/**
 * Lets the statement be read again as soon as its judge takes that.
 *
 * @throws ProblemNotFound, ProblemEditForbidden, RemoteSourceNotFound
 */
export async function requestRefresh(context: Context, problemId: number): Promise<RemoteSourceView> {
  await sourceToChange(context, problemId);
  await context.db.$transaction(async (tx) => {
    await tx.remoteSource.update({
      where: { problemId },
      data: { nextReadAt: context.host.clock() },
      select: { problemId: true },
    });
    await context.pubsub.publish('job', { name: remoteRefreshJob, id: problemId }, tx);
  });
  return viewAfter(context, problemId);
}

/** Lets a problem say the newest revision, whatever was edited. @throws as `requestRefresh` */
export async function applyNewestRevision(context: Context, problemId: number): Promise<RemoteSourceView> {
  const adapter = await sourceToChange(context, problemId);
  const { db } = context;
  const now = context.host.clock();
  const source = await db.remoteSource.findUniqueOrThrow({
    where: { problemId },
    select: { documents: true, isPdfKept: true, revisions: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const [newest] = source.revisions;
  if (newest === undefined) throw new RemoteSourceNotFound();
  const hosted = await hostStatement(context, adapter, {
    statement: storedStatement(newest.content),
    documents: source.documents === null ? [] : await unpackDocuments(source.documents),
    isPdfKept: source.isPdfKept,
    isAllowed: await rulesOrNone(context, adapter),
  });
  const taken = { problemId, number: newest.number, hosted, userId: userIdOrNull(context.viewer) };
  await db.$transaction((tx) => takeOver(tx, context, adapter, taken, now), { timeout: 60_000, maxWait: 30_000 });
  return viewAfter(context, problemId);
}

/** The judge of a problem that the viewer may change. */
async function sourceToChange(context: Context, problemId: number): Promise<RemoteAdapter> {
  await refuseEditing(context, problemId);
  const source = await context.db.remoteSource.findUnique({ where: { problemId }, select: { judgeKey: true } });
  const adapter = source === null ? null : adapterOf(source.judgeKey);
  if (adapter === null) throw new RemoteSourceNotFound();
  return adapter;
}

async function viewAfter(context: Context, problemId: number): Promise<RemoteSourceView> {
  const view = await remoteSourceOf(context, problemId);
  if (view === null) throw new ProblemNotFound();
  return view;
}
