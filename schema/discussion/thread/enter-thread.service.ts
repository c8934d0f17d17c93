import type { Context } from '../../core/context.ts';
import { enterContestThread } from './contest-thread.service.ts';
import { enterDiscussionThread } from './discussion-thread.service.ts';
import { enterEditorialThread } from './editorial-thread.service.ts';
import { enterQuestionThread } from './question-thread.service.ts';
import { enterSolutionThread } from './solution-thread.service.ts';
import { ThreadLocked } from './thread.error.ts';
import type { EnteredThread, Subject } from './thread.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'cache' | 'viewer' | 'now'>;

/**
 * A thread the viewer may read.
 *
 * @throws CommentsClosed, DiscussionNotFound, DiscussionsClosed, EditorialNotFound, LineQuestionNotFound,
 *   CommunitySolutionNotFound, ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export function enterThread(asking: Asking, subject: Subject): Promise<EnteredThread> {
  switch (subject.kind) {
    case 'CONTEST':
      return enterContestThread(asking, subject.id);
    case 'DISCUSSION':
      return enterDiscussionThread(asking, subject.id);
    case 'EDITORIAL':
      return enterEditorialThread(asking, subject.id);
    case 'QUESTION':
      return enterQuestionThread(asking, subject.id);
    case 'SOLUTION':
      return enterSolutionThread(asking, subject.id);
  }
}

/** @throws CommentingForbidden, SolvedTooFew, ThreadLocked, AccountNotAdmitted */
export function requireToWrite(thread: EnteredThread): void {
  const refusal = refusalToWrite(thread);
  if (refusal !== null) throw refusal;
  thread.requireToTakePart();
}

/** Why a signed-in viewer may not write in a thread; null: they may. */
export function refusalToWrite({ writeRefusal, isLocked, isModerator }: EnteredThread) {
  return writeRefusal ?? (isLocked && !isModerator ? new ThreadLocked() : null);
}
