import type { NoticeAudience } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import {
  RestCreateNoticeDocument,
  RestDeleteNoticeDocument,
  RestNoticesDocument,
  RestPushNoticeDocument,
  RestUpdateNoticeDocument,
} from './notice.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { int, optionalText, pageOf, paging, text } from './wire.ts';

const path = '/api/admin/msg/notice';
// Old clients know no filters: to them these are some designated users.
const audienceName = {
  ALL: 'All',
  DESIGNATED: 'Single',
  ADMINS: 'Admin',
  FILTERED: 'Single',
} as const satisfies Record<NoticeAudience, string>;
const audienceOf = { All: 'ALL', Single: 'DESIGNATED', Admin: 'ADMINS' } as const satisfies Record<
  string,
  NoticeAudience
>;

const noticeInput = {
  title: text,
  content: text,
  type: z.enum(['All', 'Single', 'Admin']),
  /** Of the one user a "Single" notice is for; several are separated by commas. */
  recipientId: optionalText,
};

function inputOf({
  title,
  content,
  type,
  recipientId,
}: {
  readonly title: string;
  readonly content: string;
  readonly type: keyof typeof audienceOf;
  readonly recipientId?: string | undefined;
}) {
  return {
    title,
    content,
    audience: audienceOf[type],
    recipientIds: type === 'Single' && recipientId !== undefined ? recipientId.split(',').map((id) => id.trim()) : [],
  };
}

/**
 * Calls of the contract's area "admin-notice". What is created by it is pushed at once: old clients have no second
 * step.
 */
export const noticeCalls = [
  restCall({
    method: 'GET',
    path,
    auth: 'root',
    input: z.object(paging(10)),
    async answer({ input, operate }) {
      const { notices } = await operate(RestNoticesDocument, { page: { page: input.currentPage, size: input.limit } });
      return pageOf(
        notices,
        notices.items.map(({ id, title, content, audience, author, createdAt, updatedAt, pushRequestedAt }) => ({
          id,
          title,
          content,
          type: audienceName[audience],
          state: pushRequestedAt !== null,
          adminUsername: author?.username ?? null,
          gmtCreate: createdAt,
          gmtModified: updatedAt,
        })),
      );
    },
  }),
  restCall({
    method: 'POST',
    path,
    auth: 'root',
    input: z.object(noticeInput),
    async answer({ input, operate }) {
      const { createNotice } = await operate(RestCreateNoticeDocument, { input: inputOf(input) });
      if (createNotice.__typename !== 'CreateNoticeSuccess') return failDomain(createNotice);
      const { pushNotice } = await operate(RestPushNoticeDocument, { id: createNotice.data.id });
      if (pushNotice.__typename !== 'PushNoticeSuccess') failDomain(pushNotice);
    },
  }),
  restCall({
    method: 'PUT',
    path,
    auth: 'root',
    input: z.object({ id: int, ...noticeInput }),
    async answer({ input, operate }) {
      const { updateNotice } = await operate(RestUpdateNoticeDocument, { id: input.id, input: inputOf(input) });
      if (updateNotice.__typename !== 'UpdateNoticeSuccess') failDomain(updateNotice);
    },
  }),
  restCall({
    method: 'DELETE',
    path,
    auth: 'root',
    input: z.object({ id: int }),
    async answer({ input, operate }) {
      const { deleteNotice } = await operate(RestDeleteNoticeDocument, { id: input.id });
      if (deleteNotice.__typename !== 'DeleteNoticeSuccess') failDomain(deleteNotice);
    },
  }),
];
