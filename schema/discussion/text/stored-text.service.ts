import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { writerSelect, type Writer } from '../core/writer.ts';
import { problemTitle, placeOfProblem, threadPath } from '../thread/thread-path.ts';
import { subjectOf, subjectSelect, type Subject } from '../thread/thread.ts';
import type { TextRef } from './text.ts';

const explainedProblemSelect = { groupId: true, inBank: true, displayId: true, title: true } as const;
const threadSelect = {
  ...subjectSelect,
  id: true,
  contest: { select: { groupId: true, title: true } },
  discussion: { select: { groupId: true, title: true } },
  editorial: { select: { problem: { select: explainedProblemSelect } } },
  question: { select: { groupId: true, problem: { select: explainedProblemSelect } } },
  solution: { select: { problem: { select: explainedProblemSelect } } },
} as const satisfies Prisma.ThreadSelect;

const stateSelect = { id: true, content: true, hiddenReason: true, deletedAt: true, createdAt: true, editedAt: true };
const author = { select: writerSelect } as const;
const versionSelect = { title: true, content: true, writtenAt: true } as const;

/** Columns of a text by its kind, beside whatever refers to it. */
export const textSelect = {
  discussion: {
    select: { ...stateSelect, author, isDisabled: true, groupId: true, title: true, description: true },
  },
  comment: { select: { ...stateSelect, author, isHidden: true, thread: { select: threadSelect } } },
  reply: {
    select: {
      ...stateSelect,
      author,
      isHidden: true,
      comment: { select: { id: true, thread: { select: threadSelect } } },
    },
  },
  solution: {
    select: {
      id: true,
      author,
      isHidden: true,
      hiddenReason: true,
      deletedAt: true,
      createdAt: true,
      shownVersion: { select: versionSelect },
      newestVersion: { select: versionSelect },
      problem: { select: { groupId: true, inBank: true } },
    },
  },
} as const satisfies Prisma.ModeratedTextSelect;

type StoredThread = Prisma.ThreadGetPayload<{ select: typeof threadSelect }>;
type Stored = Prisma.ModeratedTextGetPayload<{ select: typeof textSelect }>;

/** A text of any kind, whoever may read it. */
export interface StoredText {
  readonly ref: TextRef;
  readonly author: Writer;
  /** Null: the site. */
  readonly groupId: number | null;
  /** Of the discussion, the solution, the contest, or the problem of the editorial or the question. */
  readonly title: string;
  /** Of a discussion; empty elsewhere. */
  readonly description: string;
  readonly content: string;
  readonly isHidden: boolean;
  /** Null: not hidden. Empty: none was given. */
  readonly hiddenReason: string | null;
  readonly deletedAt: Date | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** Where it is seen. */
  readonly subject: Subject;
  /** Of a comment or reply; null: a discussion or solution. */
  readonly threadId: number | null;
  /** Path of the site. */
  readonly path: string;
}

/** The text of a row that refers to one. */
export function storedTextOf({ discussion, comment, reply, solution }: Stored): StoredText {
  if (discussion !== null) {
    const { isDisabled, ...rest } = discussion;
    const subject = { kind: 'DISCUSSION', id: discussion.id } as const;
    const path = threadPath.discussion(discussion.id);
    return { ...rest, ref: subject, isHidden: isDisabled, subject, threadId: null, path };
  }
  if (solution !== null) return storedSolutionOf(solution);
  const text = comment ?? reply;
  const thread = comment?.thread ?? reply?.comment.thread;
  const commentId = comment?.id ?? reply?.comment.id;
  if (text === null || thread === undefined) throw new Error('A row refers to no text.');
  const { path, ...place } = placeOf(thread);
  return {
    ...text,
    ...place,
    ref: comment === null ? { kind: 'REPLY', id: text.id } : { kind: 'COMMENT', id: text.id },
    description: '',
    subject: subjectOf(thread),
    threadId: thread.id,
    path: `${path}?comment=${commentId}${reply === null ? '' : `&reply=${reply.id}`}`,
  };
}

/** The version that others read; before there is one, the newest. */
function storedSolutionOf({
  shownVersion,
  newestVersion,
  problem,
  ...rest
}: NonNullable<Stored['solution']>): StoredText {
  const version = shownVersion ?? newestVersion;
  const subject = { kind: 'SOLUTION', id: rest.id } as const;
  return {
    ...rest,
    ref: subject,
    groupId: placeOfProblem(problem),
    title: version?.title ?? '',
    description: '',
    content: version?.content ?? '',
    editedAt: version?.writtenAt ?? null,
    subject,
    threadId: null,
    path: threadPath.solution(rest.id),
  };
}

/** What a thread is about: its place, its title and its path. */
function placeOf(thread: StoredThread) {
  const { contestId, contest, discussionId, discussion, questionId, question, solutionId, solution } = thread;
  if (discussion !== null && discussionId !== null) return { ...discussion, path: threadPath.discussion(discussionId) };
  if (contest !== null && contestId !== null) return { ...contest, path: threadPath.contest(contestId) };
  if (question !== null && questionId !== null) {
    const { groupId, problem } = question;
    return { groupId, title: problemTitle(problem), path: threadPath.question(questionId) };
  }
  const explained = solution ?? thread.editorial;
  if (explained === null) throw new Error('A thread is about nothing.');
  const { problem } = explained;
  return {
    groupId: placeOfProblem(problem),
    title: problemTitle(problem),
    path: solutionId === null ? threadPath.editorial(problem.displayId) : threadPath.solution(solutionId),
  };
}

/** Filters of a text by its kind. */
export interface TextWhere {
  readonly discussion: Prisma.DiscussionWhereInput;
  readonly solution: Prisma.CommunitySolutionWhereInput;
  readonly thread: Prisma.ThreadWhereInput;
}

/** A text that passes the filter of its kind; null: there is none. */
export async function findText(
  db: Context['db'] | Transaction,
  { kind, id }: TextRef,
  { discussion, solution, thread }: TextWhere = { discussion: {}, solution: {}, thread: {} },
): Promise<StoredText | null> {
  const none = { discussion: null, comment: null, reply: null, solution: null };
  if (kind === 'DISCUSSION') {
    const row = await db.discussion.findFirst({ where: { id, AND: discussion }, ...textSelect.discussion });
    return row === null ? null : storedTextOf({ ...none, discussion: row });
  }
  if (kind === 'SOLUTION') {
    const row = await db.communitySolution.findFirst({ where: { id, AND: solution }, ...textSelect.solution });
    return row === null ? null : storedTextOf({ ...none, solution: row });
  }
  if (kind === 'COMMENT') {
    const row = await db.comment.findFirst({ where: { id, thread }, ...textSelect.comment });
    return row === null ? null : storedTextOf({ ...none, comment: row });
  }
  const row = await db.reply.findFirst({ where: { id, comment: { thread } }, ...textSelect.reply });
  return row === null ? null : storedTextOf({ ...none, reply: row });
}
