import { z } from 'zod';
import {
  RestAllAnnouncementsDocument,
  RestCreateAnnouncementDocument,
  RestDeleteAnnouncementDocument,
  RestUpdateAnnouncementDocument,
} from './admin-announcement.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { wireAnnouncements } from './site.rest.ts';
import { int, paging, text } from './wire.ts';

const path = '/api/admin/announcement';
/** Announcements a page (specification, "Admin lists"). */
const adminPage = 10;

/** The author is who writes: a uid in the body is somebody's word for it. */
const announcement = z.object({ title: text, content: text, status: int });

function inputOf({ title, content, status }: z.output<typeof announcement>) {
  return { title, content, isVisible: status === 0 };
}

/** Calls of the contract's area "admin-announcement". */
export const adminAnnouncementCalls = [
  restCall({
    method: 'GET',
    path,
    auth: 'root',
    input: z.object(paging(adminPage)),
    async answer({ input, operate }) {
      const { allAnnouncements } = await operate(RestAllAnnouncementsDocument, {
        page: input.currentPage,
        size: input.limit,
      });
      return wireAnnouncements(allAnnouncements);
    },
  }),
  restCall({
    method: 'POST',
    path,
    auth: 'root',
    input: announcement,
    async answer({ input, operate }) {
      const { createAnnouncement } = await operate(RestCreateAnnouncementDocument, { input: inputOf(input) });
      return createAnnouncement.__typename === 'CreateAnnouncementSuccess' ? null : failDomain(createAnnouncement);
    },
  }),
  restCall({
    method: 'PUT',
    path,
    auth: 'root',
    input: announcement.extend({ id: int }),
    async answer({ input, operate }) {
      const { updateAnnouncement } = await operate(RestUpdateAnnouncementDocument, {
        id: input.id,
        input: inputOf(input),
      });
      return updateAnnouncement.__typename === 'UpdateAnnouncementSuccess' ? null : failDomain(updateAnnouncement);
    },
  }),
  restCall({
    method: 'DELETE',
    path,
    auth: 'root',
    input: z.object({ aid: int }),
    async answer({ input, operate }) {
      const { deleteAnnouncement } = await operate(RestDeleteAnnouncementDocument, { id: input.aid });
      return deleteAnnouncement.__typename === 'DeleteAnnouncementSuccess' ? null : failDomain(deleteAnnouncement);
    },
  }),
];
