import { z } from 'zod';
import { restCall } from './rest-call.ts';
import {
  RestAnnouncementsDocument,
  RestCarouselDocument,
  RestCheckInDocument,
  RestCheckInTodayDocument,
  RestOutsideContestsDocument,
  RestRecentContestsDocument,
  RestSiteConfigDocument,
  RestUpdatedProblemsDocument,
  RestWeekRankDocument,
  RestWeekSubmissionsDocument,
  type RestAnnouncementPageFragment,
  type RestFortuneFragment,
} from './site.rest.generated.ts';
import {
  contestAccessCode,
  contestStatusCode,
  flag,
  pageOf,
  paging,
  problemTypeCode,
  scoreRules,
  secondsBetween,
} from './wire.ts';

/** Announcements a page (REST contract: 5). */
const announcementPage = 5;

/** Calls of the contract's area "site". */
export const siteCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-website-config',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { siteConfig } = await operate(RestSiteConfigDocument, {});
      return {
        baseUrl: siteConfig.baseUrl,
        name: siteConfig.name,
        shortName: siteConfig.shortName,
        recordName: siteConfig.recordName,
        recordUrl: siteConfig.recordUrl,
        description: siteConfig.description,
        email: null,
        projectName: siteConfig.projectName,
        projectUrl: siteConfig.projectUrl,
        register: siteConfig.isRegistrationOpen,
        openPublicDiscussion: siteConfig.isPublicDiscussionOpen,
        openGroupDiscussion: siteConfig.isGroupDiscussionOpen,
        openContestComment: siteConfig.isContestCommentOpen,
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/home-carousel',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { carousel } = await operate(RestCarouselDocument, {});
      return carousel.map(({ id, url }) => ({ id, url }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-common-announcement',
    auth: 'none',
    input: z.object(paging(announcementPage)),
    async answer({ input, operate }) {
      const { announcements } = await operate(RestAnnouncementsDocument, {
        page: input.currentPage,
        size: input.limit,
      });
      return wireAnnouncements(announcements);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-recent-contest',
    auth: 'none',
    input: z.object({}),
    async answer({ operate, context: { now } }) {
      const { recentContests } = await operate(RestRecentContestsDocument, {});
      return recentContests.map(({ id, authorName, title, type, access, startsAt, endsAt, oiScoreRule }) => ({
        id,
        author: authorName,
        title,
        type: problemTypeCode[type],
        description: null,
        status: contestStatusCode({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, now),
        source: 0,
        auth: contestAccessCode[access],
        now: null,
        startTime: startsAt,
        endTime: endsAt,
        duration: secondsBetween({ startsAt, endsAt }),
        sealRank: null,
        openPrint: null,
        sealRankTime: null,
        rankShowName: null,
        openRank: null,
        oiRankScoreType: scoreRules[oiScoreRule],
        count: null,
        gid: null,
        allowEndSubmit: null,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-recent-other-contest',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { outsideContests } = await operate(RestOutsideContestsDocument, {});
      return outsideContests.map(({ site, title, url, startsAt, endsAt }) => ({
        oj: site,
        title,
        url,
        beginTime: startsAt,
        endTime: endsAt,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-recent-seven-ac-rank',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { weekRank } = await operate(RestWeekRankDocument, {});
      return weekRank.map(({ userId, username, nickname, avatarUrl, titleName, titleColor, solved }) => ({
        uid: userId,
        username,
        nickname,
        signature: null,
        avatar: avatarUrl,
        titleName,
        titleColor,
        total: null,
        ac: solved,
        rating: null,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-recent-updated-problem',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { updatedProblems } = await operate(RestUpdatedProblemsDocument, {});
      return updatedProblems.map(({ id, displayId, title, type, createdAt, updatedAt }) => ({
        id,
        problemId: displayId,
        title,
        type: problemTypeCode[type],
        gmtCreate: createdAt,
        gmtModified: updatedAt,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-last-week-submission-statistics',
    auth: 'none',
    input: z.object({ forceRefresh: flag }),
    async answer({ input, operate }) {
      const { weekSubmissions } = await operate(RestWeekSubmissionsDocument, { isFresh: input.forceRefresh });
      return {
        dateStrList: weekSubmissions.map(({ day }) => day.slice('YYYY-'.length)),
        acCountList: weekSubmissions.map(({ accepted }) => accepted),
        totalCountList: weekSubmissions.map(({ total }) => total),
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-user-sign-info',
    auth: 'user',
    input: z.object({}),
    async answer({ operate }) {
      const { checkIn } = await operate(RestCheckInDocument, {});
      return wireFortune(checkIn?.fortune ?? null);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/check-user-sign-info',
    auth: 'user',
    changesState: true,
    input: z.object({}),
    async answer({ operate }) {
      const { checkIn } = await operate(RestCheckInTodayDocument, {});
      return wireFortune(checkIn?.fortune ?? null);
    },
  }),
];

/** A page of announcements as the wire shows it. */
export function wireAnnouncements(page: RestAnnouncementPageFragment) {
  const records = page.items.map(({ id, title, content, isVisible, createdAt, updatedAt, author }) => ({
    id,
    title,
    content,
    uid: author?.id ?? null,
    username: author?.username ?? null,
    status: isVisible ? 0 : 1,
    gmtCreate: createdAt,
    gmtModified: updatedAt,
  }));
  return pageOf(page, records);
}

/** One text each, in the language of the request; null before the check-in. */
function wireFortune(fortune: RestFortuneFragment | null) {
  if (fortune === null) return null;
  const textOf = ({ title, note }: RestFortuneFragment['sign']) => (note === '' ? title : `${title}: ${note}`);
  return {
    good: fortune.good.map(textOf).join('\n'),
    bad: fortune.bad.map(textOf).join('\n'),
    sign: textOf(fortune.sign),
  };
}
