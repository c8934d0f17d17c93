import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import {
  defaultContestAnnouncementPage,
  listAllContestAnnouncements,
  listContestAnnouncements,
} from './contest-announcement.service.ts';
import { ContestAnnouncementPage } from './contest-announcement.type.ts';

/** Rows of the contest admins' list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

builder.queryFields((t) => ({
  contestAnnouncements: t.field({
    type: ContestAnnouncementPage,
    description:
      'What the jury told all who are in a contest, newest first. ' +
      `${defaultContestAnnouncementPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultContestAnnouncementPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { contestId, page }, context) =>
      listContestAnnouncements(context, { contestId, page: pageOf({ page }, defaultContestAnnouncementPage) }),
  }),
  allContestAnnouncements: t.field({
    type: ContestAnnouncementPage,
    description: 'All announcements of a contest for its admins, hidden ones too, newest first. 10 a page by default.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(adminPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { contestId, page }, context) =>
      listAllContestAnnouncements(context, { contestId, page: pageOf({ page }, adminPage) }),
  }),
}));
