import { builder } from '../builder.ts';
import { InvalidInput } from '../invalid-input.ts';
import { changeSettings, siteConfig, siteSwitches, type SettingChanges } from './site.service.ts';
import { SiteConfigType, SiteSwitchesType } from './site.type.ts';

const SiteConfigInput = builder.inputType('SiteConfigInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: '1 to 100 characters.' }),
    shortName: t.string({ required: false, description: '1 to 50 characters.' }),
    description: t.string({
      required: false,
      description: "Empty: pages say what the site is in the reader's language.",
    }),
    recordName: t.string({ required: false, description: 'Licence number shown in the footer; empty: none.' }),
    recordUrl: t.string({ required: false, description: 'http(s) address, or a path of this site; empty: none.' }),
    projectName: t.string({ required: false }),
    projectUrl: t.string({ required: false }),
    baseUrl: t.string({
      required: false,
      description: 'http(s) address people reach the site at; empty: as the process was told by PUBLIC_URL.',
    }),
    timeZone: t.string({ required: false, description: 'IANA name, such as Asia/Shanghai.' }),
    isRegistrationOpen: t.boolean({ required: false }),
  }),
});

const SiteSwitchesInput = builder.inputType('SiteSwitchesInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    isPublicDiscussionOpen: t.boolean({ required: false }),
    isGroupDiscussionOpen: t.boolean({ required: false }),
    isContestCommentOpen: t.boolean({ required: false }),
    isPublicJudgingOpen: t.boolean({ required: false }),
    isGroupJudgingOpen: t.boolean({ required: false }),
    isContestJudgingOpen: t.boolean({ required: false }),
    isPracticeCodeHidden: t.boolean({ required: false }),
    submitIntervalSeconds: t.int({ required: false, description: '0 to 3600.' }),
    captchaAfterSubmissions: t.int({ required: false, description: '0 to 1000; 0: never.' }),
    groupSolvedNeeded: t.int({ required: false }),
    groupDailyLimit: t.int({ required: false }),
    groupTotalLimit: t.int({ required: false }),
    groupMaxMembers: t.int({ required: false }),
    groupMaxProblems: t.int({ required: false }),
    groupReapplyDays: t.int({ required: false, description: '0 to 365, in days.' }),
    discussionSolvedNeeded: t.int({ required: false }),
    discussionDailyLimit: t.int({ required: false }),
    commentSolvedNeeded: t.int({ required: false }),
    newcomerDays: t.int({ required: false, description: '0 to 365; 0: no limits for new accounts.' }),
    newcomerMaxLinks: t.int({ required: false, description: '0 to 1000.' }),
    newcomerMaxImages: t.int({ required: false, description: '0 to 1000.' }),
    isSolutionReviewOn: t.boolean({ required: false }),
    reportHideReporters: t.int({ required: false, description: '3 to 1000.' }),
    reportHideWeight: t.int({ required: false, description: '1 to 1000.' }),
    publicListSolvedNeeded: t.int({ required: false }),
    uploadMaxMb: t.int({ required: false, description: '1 to 65536, in MiB.' }),
  }),
});

builder.mutationFields((t) => ({
  updateSiteConfig: t.field({
    type: SiteConfigType,
    description: 'Changes name, footer and the like; every open page has them at its next load.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: SiteConfigInput }) },
    resolve: async (_root, { input }, context) => {
      const { recordName, recordUrl, ...others } = input;
      await changeSettings(context, {
        ...given(others),
        recordName: noneIfEmpty(recordName),
        recordUrl: noneIfEmpty(recordUrl),
      });
      return siteConfig(context);
    },
  }),
  updateSiteSwitches: t.field({
    type: SiteSwitchesType,
    description: 'Changes switches and limits; they count from now on.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: SiteSwitchesInput }) },
    resolve: async (_root, { input }, context) => {
      await changeSettings(context, given(input));
      return siteSwitches(context);
    },
  }),
}));

/** Null and absent both leave a setting as it is. */
function given(input: SettingChanges): SettingChanges {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}

function noneIfEmpty(text: string | null | undefined): string | null | undefined {
  return text === undefined || text === null ? undefined : text.trim() === '' ? null : text;
}
