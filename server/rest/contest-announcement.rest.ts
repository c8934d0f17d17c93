import { z } from 'zod';
import {
  RestAllContestAnnouncementsDocument,
  RestContestAnnouncementsDocument,
  RestCreateContestAnnouncementDocument,
  RestDeleteContestAnnouncementDocument,
  RestUpdateContestAnnouncementDocument,
  type RestContestAnnouncementPageFragment,
} from './contest-desk.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall, type RestAuth } from './rest-call.ts';
import { idList, int, pageOf, paging, text } from './wire.ts';

const adminPath = '/api/admin/contest/announcement';
/** Announcements a page, unless asked otherwise. */
const defaultPage = 10;
/** Most announcements that are looked through for unread ones, the newest first. */
const mostUnread = 100;

/** The author is who writes: a uid in the body is somebody's word for it. */
const announcement = z.object({ title: text, content: text, status: int });

function inputOf({ title, content, status }: z.output<typeof announcement>) {
  return { title, content, isVisible: status === 0 };
}

/** Where calls about announcements of contests are, and for whom. */
interface AnnouncementArea {
  readonly listPath: string;
  readonly path: string;
  readonly auth: RestAuth;
}

/** Lists all announcements of contests, writes and deletes them. */
export function contestAnnouncementFormCalls({ listPath, path, auth }: AnnouncementArea) {
  return [
    restCall({
      method: 'GET',
      path: listPath,
      auth,
      input: z.object({ cid: int, ...paging(defaultPage) }),
      async answer({ input, operate }) {
        const { allContestAnnouncements } = await operate(RestAllContestAnnouncementsDocument, {
          contestId: input.cid,
          page: { page: input.currentPage, size: input.limit },
        });
        return pageOf(allContestAnnouncements, allContestAnnouncements.items.map(wireAnnouncement));
      },
    }),
    restCall({
      method: 'POST',
      path,
      auth,
      input: z.object({ cid: int, announcement }),
      async answer({ input, operate }) {
        const { createContestAnnouncement } = await operate(RestCreateContestAnnouncementDocument, {
          contestId: input.cid,
          input: inputOf(input.announcement),
        });
        return createContestAnnouncement.__typename === 'CreateContestAnnouncementSuccess'
          ? null
          : failDomain(createContestAnnouncement);
      },
    }),
    restCall({
      method: 'PUT',
      path,
      auth,
      input: z.object({ announcement: announcement.extend({ id: int }) }),
      async answer({ input, operate }) {
        const { updateContestAnnouncement } = await operate(RestUpdateContestAnnouncementDocument, {
          id: input.announcement.id,
          input: inputOf(input.announcement),
        });
        return updateContestAnnouncement.__typename === 'UpdateContestAnnouncementSuccess'
          ? null
          : failDomain(updateContestAnnouncement);
      },
    }),
    restCall({
      method: 'DELETE',
      path,
      auth,
      input: z.object({ aid: int }),
      async answer({ input, operate }) {
        const { deleteContestAnnouncement } = await operate(RestDeleteContestAnnouncementDocument, { id: input.aid });
        return deleteContestAnnouncement.__typename === 'DeleteContestAnnouncementSuccess'
          ? null
          : failDomain(deleteContestAnnouncement);
      },
    }),
  ];
}

/** Announcements of contests, of the contract's areas "contest" and "admin-contest". */
export const contestAnnouncementCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-contest-announcement',
    auth: 'user',
    input: z.object({ cid: int, ...paging(defaultPage) }),
    async answer({ input, operate }) {
      const { contestAnnouncements } = await operate(RestContestAnnouncementsDocument, {
        contestId: input.cid,
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(contestAnnouncements, contestAnnouncements.items.map(wireAnnouncement));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/get-contest-not-read-announcement',
    auth: 'user',
    input: z.object({ cid: int, readAnnouncementList: idList }),
    async answer({ input, operate }) {
      const { contestAnnouncements } = await operate(RestContestAnnouncementsDocument, {
        contestId: input.cid,
        page: { page: 1, size: mostUnread },
      });
      const read = new Set(input.readAnnouncementList);
      return contestAnnouncements.items
        .filter(({ id }) => !read.has(id))
        .map((row) => ({ ...wireAnnouncement(row), gid: null }));
    },
  }),
  ...contestAnnouncementFormCalls({ listPath: adminPath, path: adminPath, auth: 'admin' }),
];

function wireAnnouncement({
  id,
  title,
  content,
  isVisible,
  createdAt,
  updatedAt,
  author,
}: RestContestAnnouncementPageFragment['items'][number]) {
  return {
    id,
    title,
    content,
    uid: author.id,
    username: author.username,
    status: isVisible ? 0 : 1,
    gmtCreate: createdAt,
    gmtModified: updatedAt,
  };
}
