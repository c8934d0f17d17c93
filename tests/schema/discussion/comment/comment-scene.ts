import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, send } from '../../contest/desk/desk-scene.ts';

/** The times of a contest that is over. */
const ended = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
const replyFields = '{ id content author { username } recipient { username } isHost viewerCanDelete }';
/** Of a comment in a list. */
export const fields = `{
  id content likeCount viewerHasLiked replyCount isMine isHost viewerCanReply viewerCanDelete author { username role }
  replies ${replyFields}
}`;

interface Listed {
  readonly total: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** A server, with the operations on comments. */
export class CommentScene {
  readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async start(): Promise<CommentScene> {
    return new CommentScene(await startTestServer());
  }

  comment(token: string | null, contestId: number, content = 'May N be 0?') {
    return send(this.server, token, {
      field: 'addComment',
      args: { input: { on: { contestId }, content } },
      types: { input: 'AddCommentInput!' },
      fields,
    });
  }

  reply(token: string | null, commentId: number, wishes: object = {}) {
    return send(this.server, token, {
      field: 'replyToComment',
      args: { input: { commentId, content: 'No', ...wishes } },
      types: { input: 'ReplyToCommentInput!' },
      fields: replyFields,
    });
  }

  like(token: string | null, id: number, isLiked: boolean) {
    return send(this.server, token, {
      field: 'likeComment',
      args: { id, isLiked },
      types: { id: 'Int!', isLiked: 'Boolean!' },
      fields,
    });
  }

  remove(token: string | null, field: 'deleteComment' | 'deleteReply', id: number) {
    return send(this.server, token, { field, args: { id }, types: { id: 'Int!' }, fields: '' });
  }

  async list(token: string, contestId: number, page = '{}'): Promise<Listed> {
    const { data, errors } = await this.server.graphql(
      `{ comments(on: { contestId: ${contestId} }, page: ${page}) { total items ${fields} } }`,
      { token },
    );
    if (errors !== undefined) throw new Error(String(errors[0]?.extensions?.['code']));
    return data?.['comments'] as Listed;
  }

  async replies(token: string, commentId: number, page = '{}'): Promise<Listed> {
    const { data } = await this.server.graphql(
      `{ replies(commentId: ${commentId}, page: ${page}) { total items ${replyFields} } }`,
      { token },
    );
    return data?.['replies'] as Listed;
  }

  messages(user: User) {
    return this.server.services.db.message.findMany({
      where: { recipientId: user.id },
      orderBy: { id: 'asc' },
      select: {
        kind: true,
        action: true,
        sourceType: true,
        sourceId: true,
        sourceTitle: true,
        content: true,
        quote: true,
        url: true,
        senderId: true,
      },
    });
  }

  async #solve(user: User, solved = 10): Promise<void> {
    await this.server.services.db.userStatistics.upsert({
      where: { userId: user.id },
      create: { userId: user.id, solved },
      update: { solved },
    });
  }

  async person(role: Role = 'USER') {
    const user = await buildUser(this.server.services, { role });
    await this.#solve(user);
    return { user, token: await tokenFor(this.server.services, user) };
  }

  /** A contest with a comment by another user than its author. */
  async talk(wishes: Parameters<typeof buildDesk>[1] = ended) {
    const desk = await buildDesk(this.server, wishes);
    const [writer, other] = [await this.person(), await this.person()];
    const id = Number((await this.comment(writer.token, desk.contest.id)).data?.['id']);
    return { ...desk, writer, other, id };
  }
}
