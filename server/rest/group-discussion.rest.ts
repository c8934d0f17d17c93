import { z } from 'zod';
import { RestDiscussionsDocument } from './discussion.rest.generated.ts';
import { discussionWritingCalls } from './discussion.rest.ts';
import { wireDiscussion } from './discussion.wire.ts';
import { restCall } from './rest-call.ts';
import { int, optionalText, pageOf, paging } from './wire.ts';

/** Both lists show disabled discussions to admins of the group. */
const listCalls = ['/api/group/get-discussion-list', '/api/group/get-admin-discussion-list'].map((path) =>
  restCall({
    method: 'GET',
    path,
    auth: 'user',
    input: z.object({ ...paging(10), gid: int, pid: optionalText }),
    async answer({ input: { gid, pid, currentPage, limit }, operate }) {
      const { discussions } = await operate(RestDiscussionsDocument, {
        filter: { groupId: String(gid), problemDisplayId: pid ?? null },
        page: { page: currentPage, size: limit },
      });
      return pageOf(discussions, discussions.items.map(wireDiscussion));
    },
  }),
);

/** Discussions within groups: calls of the contract's area "group". */
export const groupDiscussionCalls = [...listCalls, ...discussionWritingCalls('/api/group/discussion', true)];
