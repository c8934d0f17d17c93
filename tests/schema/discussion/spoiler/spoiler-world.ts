import type { Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import fc from 'fast-check';
import { buildSolution } from '../../../factories/community-solution.ts';
import { buildContest } from '../../../factories/contest.ts';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { buildEditorial } from '../../../factories/editorial.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildLineQuestion } from '../../../factories/line-question.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildTicket } from '../../../factories/ticket.ts';
import type { DiscussionScene, Person } from '../discussion-scene.ts';
import type { AskedTexts } from './spoiler-questions.ts';

/** For whom the contest with the problem runs. */
export type Situation = 'PUBLIC' | 'PRIVATE' | 'GROUP' | 'VIRTUAL';
export const situations: readonly Situation[] = ['PUBLIC', 'PRIVATE', 'GROUP', 'VIRTUAL'];

/** Something that is written about the problem, before the contest begins or while it runs. */
export interface WrittenText {
  readonly kind:
    | 'editorial'
    | 'line question'
    | 'ticket'
    | 'solution'
    | 'discussion'
    | 'comment'
    | 'accepted answer'
    | 'mention of the contestant'
    | 'reply to the contestant'
    | 'reply'
    | 'like of the contestant'
    | 'report';
  readonly disclosure: 'ALL' | 'SOLVED' | 'STAFF';
  readonly isDuring: boolean;
}

export const anyText: fc.Arbitrary<WrittenText> = fc.record({
  kind: fc.constantFrom(
    'editorial',
    'line question',
    'ticket',
    'solution',
    'discussion',
    'comment',
    'accepted answer',
    'mention of the contestant',
    'reply to the contestant',
    'reply',
    'like of the contestant',
    'report',
  ),
  disclosure: fc.constantFrom('ALL', 'SOLVED', 'STAFF'),
  isDuring: fc.boolean(),
});

/** Ids of no rows. */
const none = {
  discussionId: 2_000_000_000,
  commentId: 2_000_000_000,
  replyId: 2_000_000_000,
  editorialId: 2_000_000_000,
  questionId: 2_000_000_000,
  ticketId: 2_000_000_000,
  solutionId: 2_000_000_000,
};

/** A problem, its staff, an account that solved it, and a contest with it that runs when told to. */
export class SpoilerWorld {
  readonly scene: DiscussionScene;
  readonly contestant: Person;
  readonly before: AskedTexts;
  readonly #staff: Person;
  readonly #other: Person;
  readonly #problemId: number;
  readonly #asked: Submission;
  readonly #categoryId: number;
  readonly #contestId: number;
  readonly #situation: Situation;
  #texts: AskedTexts;

  private constructor(parts: {
    readonly scene: DiscussionScene;
    readonly people: readonly [contestant: Person, staff: Person, other: Person];
    readonly problem: { readonly id: number; readonly displayId: string };
    /** Of the other account. */
    readonly asked: Submission;
    readonly categoryId: number;
    readonly contestId: number;
    readonly situation: Situation;
  }) {
    this.scene = parts.scene;
    [this.contestant, this.#staff, this.#other] = parts.people;
    this.#problemId = parts.problem.id;
    this.#categoryId = parts.categoryId;
    this.#contestId = parts.contestId;
    this.#situation = parts.situation;
    this.#asked = parts.asked;
    this.before = { problemDisplayId: parts.problem.displayId, askedSubmissionId: parts.asked.id, ...none };
    this.#texts = this.before;
  }

  static async build(scene: DiscussionScene, situation: Situation): Promise<SpoilerWorld> {
    const { services } = scene.server;
    const people = [await scene.person(), await scene.person('PROBLEM_ADMIN'), await scene.person()] as const;
    const [contestant, staff, other] = people;
    const problem = await buildProblem(services, { hasTests: false, authorId: staff.user.id });
    await services.db.solvedProblem.create({
      data: { userId: contestant.user.id, problemId: problem.id, firstAcceptedAt: new Date() },
    });
    const contestId = await contestWith(scene, { situation, staff: staff.user, contestant: contestant.user });
    await services.db.contestProblem.create({
      data: { contestId, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
    });
    const { id: categoryId } = await services.db.discussionCategory.findFirstOrThrow({
      where: { isHelp: true },
      select: { id: true },
    });
    const asked = await buildSubmission(services, { userId: other.user.id, problemId: problem.id });
    return new SpoilerWorld({ scene, people, problem, asked, categoryId, contestId, situation });
  }

  /** The ids of the texts that were written last. */
  get texts(): AskedTexts {
    return this.#texts;
  }

  async begin(): Promise<void> {
    await this.#setRunning(true);
  }

  async end(): Promise<void> {
    await this.#setRunning(false);
  }

  /** Writes a text, as staff while the contest runs. A text that needs another one is left out without it. */
  async write({ kind, disclosure, isDuring }: WrittenText): Promise<void> {
    const { scene } = this;
    const writer = isDuring ? this.#staff : this.#other;
    const { discussionId, commentId } = this.#texts;
    if (kind === 'discussion') {
      const { id } = await buildDiscussion(scene.server.services, {
        authorId: writer.user.id,
        problemId: this.#problemId,
        title: 'spoiler title',
        description: 'spoiler description',
        content: 'spoiler content',
        disclosure,
        categoryId: this.#categoryId,
      });
      this.#texts = { ...this.#texts, discussionId: id };
      return;
    }
    if (kind === 'editorial') {
      if (this.#texts.editorialId !== none.editorialId) return;
      const wishes = { problemId: this.#problemId, text: 'spoiler editorial', hints: ['spoiler hint'], disclosure };
      const { id } = await buildEditorial(scene.server.services, wishes);
      this.#texts = { ...this.#texts, editorialId: id };
      return;
    }
    if (kind === 'line question') {
      const wishes = { submission: this.#asked, content: 'spoiler question' };
      const { id } = await buildLineQuestion(scene.server.services, wishes);
      this.#texts = { ...this.#texts, questionId: id };
      return;
    }
    if (kind === 'accepted answer') {
      await scene.change(writer.token, 'acceptAnswer', { commentId, isAccepted: true });
      return;
    }
    if (kind === 'ticket') {
      const wishes = { problemId: this.#problemId, reporterId: writer.user.id, content: 'spoiler ticket' };
      const { id } = await buildTicket(scene.server.services, wishes);
      this.#texts = { ...this.#texts, ticketId: id };
      return;
    }
    if (kind === 'solution') {
      const wishes = { submission: this.#asked, title: 'spoiler solution', content: 'spoiler solution' };
      const { id } = await buildSolution(scene.server.services, wishes);
      this.#texts = { ...this.#texts, solutionId: id };
      return;
    }
    if (kind === 'report') {
      const input = { on: { discussionId }, reasons: ['SPAM'], text: 'spoiler report' };
      await scene.change(writer.token, 'reportText', input);
      return;
    }
    if (kind === 'comment') {
      await scene.change(writer.token, 'addComment', { on: { discussionId }, content: 'spoiler comment' });
    } else if (kind === 'mention of the contestant') {
      const content = `spoiler for @${this.contestant.user.username}`;
      await scene.change(writer.token, 'addComment', { on: { discussionId }, content });
    } else if (kind === 'reply') {
      await scene.change(writer.token, 'replyToComment', { commentId, content: 'spoiler reply' });
    } else if (!isDuring) {
      // Before the contest begins, the contestant takes part in the talk.
      await scene.change(this.contestant.token, 'addComment', { on: { discussionId }, content: 'spoiler, my own' });
      await this.#findLast();
      const own = this.#texts.commentId;
      if (kind === 'reply to the contestant')
        await scene.change(writer.token, 'replyToComment', { commentId: own, content: 'spoiler answer' });
      else
        await scene.server.graphql(`mutation { likeComment(id: ${own}, isLiked: true) { __typename } }`, {
          token: writer.token,
        });
    }
    await this.#findLast();
  }

  async #findLast(): Promise<void> {
    const { db } = this.scene.server.services;
    const thread = { discussionId: this.#texts.discussionId };
    const comment = await db.comment.findFirst({ where: { thread }, orderBy: { id: 'desc' }, select: { id: true } });
    const reply = await db.reply.findFirst({
      where: { comment: { thread } },
      orderBy: { id: 'desc' },
      select: { id: true, commentId: true },
    });
    this.#texts = {
      ...this.#texts,
      commentId: reply?.commentId ?? comment?.id ?? none.commentId,
      replyId: reply?.id ?? none.replyId,
    };
  }

  async #setRunning(isRunning: boolean): Promise<void> {
    const { db } = this.scene.server.services;
    const now = Date.now();
    if (this.#situation !== 'VIRTUAL') {
      const endsAt = new Date(isRunning ? now + 3_600_000 : now - 1);
      await db.contest.update({ where: { id: this.#contestId }, data: { endsAt } });
      return;
    }
    const where = { contestId: this.#contestId };
    if (!isRunning) await db.contestParticipant.deleteMany({ where });
    else
      await db.contestParticipant.create({
        data: {
          ...where,
          kind: 'VIRTUAL',
          startsAt: new Date(now),
          registeredAt: new Date(now),
          members: { create: { userId: this.contestant.user.id, ...where, isVirtual: true } },
        },
      });
  }
}

/** A contest that is over, and runs for the contestant when its end is moved. */
async function contestWith(
  { server: { services } }: DiscussionScene,
  { situation, staff, contestant }: { readonly situation: Situation; readonly staff: User; readonly contestant: User },
): Promise<number> {
  const group =
    situation === 'GROUP' ? await buildGroup(services, staff, { levels: [[contestant, level.member]] }) : null;
  const { id: contestId } = await buildContest(services, {
    authorId: staff.id,
    endsAt: new Date(Date.now() - 1),
    groupId: group?.id ?? null,
    access: situation === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
  });
  if (situation === 'PRIVATE')
    await services.db.contestParticipant.create({
      data: {
        contestId,
        kind: 'INDIVIDUAL',
        registeredAt: new Date(),
        members: { create: { userId: contestant.id, contestId } },
      },
    });
  return contestId;
}
