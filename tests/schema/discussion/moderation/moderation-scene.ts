import type { ModerationKind } from '@verdict/prisma/generated/client/client.ts';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { DiscussionScene, type Person } from '../discussion-scene.ts';

/** A text as the API names it. */
export type On = { readonly discussionId: number } | { readonly commentId: number } | { readonly replyId: number };

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly acts?: readonly { readonly id: string; readonly kind: ModerationKind }[];
}

/** A server with moderators, and a discussion that people talk on. */
export class ModerationScene {
  readonly talks: DiscussionScene;
  readonly admin: Person;

  private constructor(talks: DiscussionScene, admin: Person) {
    this.talks = talks;
    this.admin = admin;
  }

  static async open(): Promise<ModerationScene> {
    const talks = await DiscussionScene.open();
    return new ModerationScene(talks, await talks.person('ADMIN'));
  }

  get db() {
    return this.talks.server.services.db;
  }

  /** A discussion with a comment and a reply, by three accounts, through the API. */
  async talk() {
    const [author, writer, answerer] = [
      await this.talks.person(),
      await this.talks.person(),
      await this.talks.person(),
    ];
    const { id: discussionId, title } = await buildDiscussion(this.talks.server.services, { authorId: author.user.id });
    const content = `comment of ${writer.user.username}`;
    await this.talks.change(writer.token, 'addComment', { on: { discussionId }, content });
    const { id: commentId } = await this.db.comment.findFirstOrThrow({ where: { authorId: writer.user.id } });
    const answer = `answer of ${answerer.user.username}`;
    await this.talks.change(answerer.token, 'replyToComment', { commentId, content: answer });
    const { id: replyId } = await this.db.reply.findFirstOrThrow({ where: { commentId } });
    return { author, writer, answerer, discussionId, title, commentId, replyId, content, answer };
  }

  report(token: string, on: On, input: object = { reasons: ['SPAM'] }) {
    return this.talks.change(token, 'reportText', { on, ...input });
  }

  /** Reports by so many accounts without a record. */
  async reports(count: number, on: On): Promise<void> {
    for (let made = 0; made < count; made += 1) await this.report((await this.talks.person()).token, on);
  }

  act(token: string, on: On, acts: readonly ModerationKind[], wishes: object = {}): Promise<Answer> {
    return this.#acts(token, 'moderateText', { on, acts, reason: 'Against rule 3', ...wishes });
  }

  undo(token: string, id: string | undefined): Promise<Answer> {
    return this.#acts(token, 'undoModerationAct', { id: id ?? '0' });
  }

  async #acts(token: string, field: string, input: object): Promise<Answer> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    const { data, errors } = await this.talks.server.graphql(
      `mutation ($input: ${type}Input!) {
        ${field}(input: $input) { __typename ... on DomainError { message } ... on ${type}Success { acts { id kind } } }
      }`,
      { token, variables: { input }, headers: { 'Accept-Language': 'en-US' } },
    );
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data?.[field] as Answer;
  }

  /** The answer to a query as JSON, errors too. */
  async ask(token: string | null, query: string): Promise<string> {
    return JSON.stringify(await this.talks.server.graphql(query, token === null ? {} : { token }));
  }

  /** Titles of the facts that an account was notified of, and their reasons. */
  async news(person: Person): Promise<readonly unknown[]> {
    const rows = await this.db.message.findMany({
      where: { recipientId: person.user.id, kind: 'MINE' },
      orderBy: { id: 'asc' },
      select: { fact: true },
    });
    return rows.map(({ fact }) => (fact as { readonly news?: unknown }).news);
  }
}
