import { builder } from '../builder.ts';
import { isOver } from './maintenance.ts';
import { MaintenanceType } from './maintenance.type.ts';
import { siteAddress } from './site-address.ts';
import type { SiteConfig, SiteSwitches } from './site.service.ts';

/** What every visitor may know of the site. */
export const SiteConfigType = builder.objectRef<SiteConfig>('SiteConfig').implement({
  description: 'What every visitor may know of the site.',
  fields: (t) => ({
    name: t.exposeString('name'),
    shortName: t.exposeString('shortName'),
    description: t.exposeString('description'),
    recordName: t.exposeString('recordName', { nullable: true, description: 'Licence number shown in the footer.' }),
    recordUrl: t.exposeString('recordUrl', { nullable: true }),
    projectName: t.exposeString('projectName'),
    projectUrl: t.exposeString('projectUrl'),
    baseUrl: t.string({
      description: 'Address people reach the site at, without a slash at its end; links in mails begin with it.',
      resolve: (config, _args, { defaults }) => siteAddress(config, defaults),
    }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name of the zone whose midnight begins a day here.' }),
    isRegistrationOpen: t.exposeBoolean('isRegistrationOpen'),
    isPublicDiscussionOpen: t.exposeBoolean('isPublicDiscussionOpen'),
    isGroupDiscussionOpen: t.exposeBoolean('isGroupDiscussionOpen'),
    isContestCommentOpen: t.exposeBoolean('isContestCommentOpen'),
    maintenance: t.field({
      type: MaintenanceType,
      nullable: true,
      description: 'Null: none is planned.',
      resolve: ({ maintenance }, _args, { now }) =>
        maintenance === null || isOver(maintenance, now) ? null : maintenance,
    }),
  }),
});

const perDay = 'Most a user makes on a day.';

/** Switches and limits. */
export const SiteSwitchesType = builder.objectRef<SiteSwitches>('SiteSwitches').implement({
  description: 'Switches of the site, and limits for ordinary users; admins are exempt from limits.',
  fields: (t) => ({
    isPublicDiscussionOpen: t.exposeBoolean('isPublicDiscussionOpen'),
    isGroupDiscussionOpen: t.exposeBoolean('isGroupDiscussionOpen'),
    isContestCommentOpen: t.exposeBoolean('isContestCommentOpen'),
    isPublicJudgingOpen: t.exposeBoolean('isPublicJudgingOpen', {
      description: 'Off: no submissions and test runs outside contests and groups.',
    }),
    isGroupJudgingOpen: t.exposeBoolean('isGroupJudgingOpen'),
    isContestJudgingOpen: t.exposeBoolean('isContestJudgingOpen'),
    isPracticeCodeHidden: t.exposeBoolean('isPracticeCodeHidden', {
      description: 'On: code outside contests is for its writer and admins only, shared or not.',
    }),
    submitIntervalSeconds: t.exposeInt('submitIntervalSeconds', {
      description: 'Between two submissions of a user outside contests; 0: none.',
    }),
    captchaAfterSubmissions: t.exposeInt('captchaAfterSubmissions', {
      description:
        'Submissions of a user outside contests within ten minutes, after which each further one ' +
        'asks for a captcha; 0: never.',
    }),
    groupSolvedNeeded: t.exposeInt('groupSolvedNeeded', {
      description: 'Problems solved before a user may create a group.',
    }),
    groupDailyLimit: t.exposeInt('groupDailyLimit', { description: perDay }),
    groupTotalLimit: t.exposeInt('groupTotalLimit', { description: 'Most a user makes in all.' }),
    groupMaxMembers: t.exposeInt('groupMaxMembers', { description: 'Most members of a group.' }),
    groupMaxProblems: t.exposeInt('groupMaxProblems', { description: 'Most problems of a group.' }),
    groupReapplyDays: t.exposeInt('groupReapplyDays', {
      description: 'Days until an account that a group refused may apply to it again.',
    }),
    discussionSolvedNeeded: t.exposeInt('discussionSolvedNeeded', {
      description: 'Problems solved before a user may open a discussion.',
    }),
    discussionDailyLimit: t.exposeInt('discussionDailyLimit', { description: perDay }),
    commentSolvedNeeded: t.exposeInt('commentSolvedNeeded', {
      description: 'Problems solved before a user may comment on a discussion; contests ask for none.',
    }),
    newcomerDays: t.exposeInt('newcomerDays', {
      description: 'Age in days up to which accounts have limits on links and images; 0: none.',
    }),
    newcomerMaxLinks: t.exposeInt('newcomerMaxLinks', {
      description: 'Most links to other sites in a text of a new account.',
    }),
    newcomerMaxImages: t.exposeInt('newcomerMaxImages', { description: 'Most images in a text of a new account.' }),
    isSolutionReviewOn: t.exposeBoolean('isSolutionReviewOn', {
      description: 'On: community solutions are shown once they are approved.',
    }),
    reportHideReporters: t.exposeInt('reportHideReporters', {
      description: 'Accounts that must report a text before it is hidden automatically.',
    }),
    reportHideWeight: t.exposeInt('reportHideWeight', {
      description: 'Weight of open reports at which a text is hidden automatically; a report weighs 1 at first.',
    }),
    publicListSolvedNeeded: t.exposeInt('publicListSolvedNeeded', {
      description: 'Problems solved before a user may make a list of problems public.',
    }),
    uploadMaxMb: t.exposeInt('uploadMaxMb', {
      description: 'Largest upload of test data or packages, in MiB; for everybody, admins too.',
    }),
  }),
});
