import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { keepsPdfs } from '../core/judge-info.ts';
import { loadStatement, takeStatementTurn } from './crawl.service.ts';
import { failureWords, statementFailure, type StatementFailure } from './failure-words.ts';
import { knownProblem, makeProblem } from './make-problem.service.ts';
import { RemoteImportNotFound, RemoteProblemKnown, RemoteStatementFailed } from './remote-import.error.ts';
import { importableJudge, oneReference } from './remote-import.service.ts';

/** How long a request waits for the turn of its judge, in ms; programs that import many ask one after the other. */
const maxWaitMs = 15_000;

/** A problem that somebody waits for. */
export interface SingleImport {
  readonly judgeKey: string;
  readonly reference: string;
  readonly visibility: ProblemVisibility;
}

/**
 * Imports one problem while its caller waits.
 *
 * @returns the id of the problem.
 * @throws RemoteJudgeUnknown, RemoteReferencesInvalid, RemoteProblemKnown, RemoteStatementFailed
 */
export async function importRemoteProblem(
  context: Context,
  { judgeKey, reference, visibility }: SingleImport,
): Promise<number> {
  const { viewer } = context;
  if (viewer.kind !== 'user') throw new RemoteImportNotFound();
  const adapter = importableJudge(judgeKey);
  const ref = oneReference(context, adapter, reference);
  const known = await knownProblem(context, adapter, ref);
  if (known !== null) throw new RemoteProblemKnown(known.displayId, known.id);
  await waitForTurn(context, adapter);
  const loaded = await loadStatement(context, adapter, ref).catch((error: unknown) => {
    throw error instanceof RemoteFailure ? failed(statementFailure(error)) : error;
  });
  const made = await makeProblem(context, adapter, {
    ...loaded,
    ref,
    importerId: viewer.userId,
    visibility,
    isLinkOnly: false,
    isPdfKept: keepsPdfs(adapter.info),
    isUploaded: false,
  });
  if (made.kind === 'FAILED') throw failed(made.failure);
  if (made.kind === 'KNOWN') throw new RemoteProblemKnown(made.displayId, made.problemId);
  return made.problemId;
}

/** @throws RemoteStatementFailed when the turn does not come in time. */
async function waitForTurn(context: Context, adapter: RemoteAdapter): Promise<void> {
  const end = context.host.clock().getTime() + maxWaitMs;
  for (;;) {
    const turn = await takeStatementTurn(context, adapter);
    if (turn.kind === 'NOW') return;
    if (turn.kind === 'PAUSED') throw failed('paused');
    const now = context.host.clock().getTime();
    if (turn.at.getTime() > end) throw failed('busy');
    await sleep(Math.max(10, turn.at.getTime() - now), undefined, { signal: context.signal });
  }
}

function failed(failure: StatementFailure) {
  return new RemoteStatementFailed(failureWords[failure]);
}
