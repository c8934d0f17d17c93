import { deliverMessages } from '@verdict/schema/account/message/deliver.service.ts';
import { buildUser } from '../../factories/user.ts';
import type { TestServer } from '../test-server.ts';

/** One message of each kind to a user. @returns the id of the notice. */
export async function buildMessages(
  { services: { db, pubsub, ...services } }: TestServer,
  { userId, submissionId }: { readonly userId: string; readonly submissionId: number },
): Promise<number> {
  const sender = await buildUser({ db, passwords: services.passwords });
  const source = { type: 'DISCUSSION', id: 1, title: 'A discussion', problemId: null } as const;
  const act = {
    recipientId: userId,
    senderId: sender.id,
    source,
    content: 'Well said',
    quote: 'What I said',
    url: '/discussion-detail/1',
  };
  await db.$transaction((tx) =>
    deliverMessages(tx, pubsub, [
      { ...act, kind: 'DISCUSS', action: 'COMMENT' },
      { ...act, kind: 'REPLY', action: 'REPLY' },
      { ...act, kind: 'LIKE', action: 'LIKE_POST' },
      {
        recipientId: userId,
        kind: 'MINE',
        fact: {
          kind: 'verdictChanged',
          submissionId,
          problemDisplayId: '1000',
          cause: 'MANUAL',
          oldStatus: -1,
          newStatus: 0,
        },
      },
    ]),
  );
  const { id } = await db.notice.create({
    data: {
      title: 'A notice',
      content: 'Of the site',
      audience: 'ALL',
      pushRequestedAt: new Date(),
      pushedAt: new Date(),
      messages: { create: { recipientId: userId, kind: 'SYS' } },
    },
    select: { id: true },
  });
  return id;
}
