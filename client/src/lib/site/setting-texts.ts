import { message } from '../intl/message.ts';
import type { MessageId } from '../intl/use-text.ts';

/** What a setting is called, and what it does. */
interface SettingText {
  readonly title: { readonly id: MessageId };
  readonly hint: { readonly id: MessageId };
}

/** Texts of every setting; the settings page does not compile without those of a new one. */
export const settingTexts = {
  name: {
    title: message({ id: 'settings.key.name' }),
    hint: message({ id: 'settings.key.name.hint' }),
  },
  shortName: {
    title: message({ id: 'settings.key.shortName' }),
    hint: message({ id: 'settings.key.shortName.hint' }),
  },
  description: {
    title: message({ id: 'settings.key.description' }),
    hint: message({ id: 'settings.key.description.hint' }),
  },
  baseUrl: {
    title: message({ id: 'settings.key.baseUrl' }),
    hint: message({ id: 'settings.key.baseUrl.hint' }),
  },
  contactMail: {
    title: message({ id: 'settings.key.contactMail' }),
    hint: message({ id: 'settings.key.contactMail.hint' }),
  },
  timeZone: {
    title: message({ id: 'settings.key.timeZone' }),
    hint: message({ id: 'settings.key.timeZone.hint' }),
  },
  recordName: {
    title: message({ id: 'settings.key.recordName' }),
    hint: message({ id: 'settings.key.recordName.hint' }),
  },
  recordUrl: {
    title: message({ id: 'settings.key.recordUrl' }),
    hint: message({ id: 'settings.key.recordUrl.hint' }),
  },
  projectName: {
    title: message({ id: 'settings.key.projectName' }),
    hint: message({ id: 'settings.key.projectName.hint' }),
  },
  projectUrl: {
    title: message({ id: 'settings.key.projectUrl' }),
    hint: message({ id: 'settings.key.projectUrl.hint' }),
  },
  isRegistrationOpen: {
    title: message({ id: 'settings.key.isRegistrationOpen' }),
    hint: message({ id: 'settings.key.isRegistrationOpen.hint' }),
  },
  registerCode: {
    title: message({ id: 'settings.key.registerCode' }),
    hint: message({ id: 'settings.key.registerCode.hint' }),
  },
  smtp: {
    title: message({ id: 'settings.key.smtp' }),
    hint: message({ id: 'settings.key.smtp.hint' }),
  },
  auditKeptDays: {
    title: message({ id: 'settings.key.auditKeptDays' }),
    hint: message({ id: 'settings.key.auditKeptDays.hint' }),
  },
  addressKeptDays: {
    title: message({ id: 'settings.key.addressKeptDays' }),
    hint: message({ id: 'settings.key.addressKeptDays.hint' }),
  },
  apiTokenKeptDays: {
    title: message({ id: 'settings.key.apiTokenKeptDays' }),
    hint: message({ id: 'settings.key.apiTokenKeptDays.hint' }),
  },
  printKeptDays: {
    title: message({ id: 'settings.key.printKeptDays' }),
    hint: message({ id: 'settings.key.printKeptDays.hint' }),
  },
  messageKeptDays: {
    title: message({ id: 'settings.key.messageKeptDays' }),
    hint: message({ id: 'settings.key.messageKeptDays.hint' }),
  },
  codeDraftKeptDays: {
    title: message({ id: 'settings.key.codeDraftKeptDays' }),
    hint: message({ id: 'settings.key.codeDraftKeptDays.hint' }),
  },
  dataExportKeptDays: {
    title: message({ id: 'settings.key.dataExportKeptDays' }),
    hint: message({ id: 'settings.key.dataExportKeptDays.hint' }),
  },
  mailKeptDays: {
    title: message({ id: 'settings.key.mailKeptDays' }),
    hint: message({ id: 'settings.key.mailKeptDays.hint' }),
  },
  isPublicJudgingOpen: {
    title: message({ id: 'settings.key.isPublicJudgingOpen' }),
    hint: message({ id: 'settings.key.isPublicJudgingOpen.hint' }),
  },
  isGroupJudgingOpen: {
    title: message({ id: 'settings.key.isGroupJudgingOpen' }),
    hint: message({ id: 'settings.key.isGroupJudgingOpen.hint' }),
  },
  isContestJudgingOpen: {
    title: message({ id: 'settings.key.isContestJudgingOpen' }),
    hint: message({ id: 'settings.key.isContestJudgingOpen.hint' }),
  },
  isPracticeCodeHidden: {
    title: message({ id: 'settings.key.isPracticeCodeHidden' }),
    hint: message({ id: 'settings.key.isPracticeCodeHidden.hint' }),
  },
  submitIntervalSeconds: {
    title: message({ id: 'settings.key.submitIntervalSeconds' }),
    hint: message({ id: 'settings.key.submitIntervalSeconds.hint' }),
  },
  captchaAfterSubmissions: {
    title: message({ id: 'settings.key.captchaAfterSubmissions' }),
    hint: message({ id: 'settings.key.captchaAfterSubmissions.hint' }),
  },
  codeMaxLength: {
    title: message({ id: 'settings.key.codeMaxLength' }),
    hint: message({ id: 'settings.key.codeMaxLength.hint' }),
  },
  uploadMaxMb: {
    title: message({ id: 'settings.key.uploadMaxMb' }),
    hint: message({ id: 'settings.key.uploadMaxMb.hint' }),
  },
  problemDraftKeptDays: {
    title: message({ id: 'settings.key.problemDraftKeptDays' }),
    hint: message({ id: 'settings.key.problemDraftKeptDays.hint' }),
  },
  isPublicDiscussionOpen: {
    title: message({ id: 'settings.key.isPublicDiscussionOpen' }),
    hint: message({ id: 'settings.key.isPublicDiscussionOpen.hint' }),
  },
  isGroupDiscussionOpen: {
    title: message({ id: 'settings.key.isGroupDiscussionOpen' }),
    hint: message({ id: 'settings.key.isGroupDiscussionOpen.hint' }),
  },
  isContestCommentOpen: {
    title: message({ id: 'settings.key.isContestCommentOpen' }),
    hint: message({ id: 'settings.key.isContestCommentOpen.hint' }),
  },
  discussionSolvedNeeded: {
    title: message({ id: 'settings.key.discussionSolvedNeeded' }),
    hint: message({ id: 'settings.key.discussionSolvedNeeded.hint' }),
  },
  discussionDailyLimit: {
    title: message({ id: 'settings.key.discussionDailyLimit' }),
    hint: message({ id: 'settings.key.discussionDailyLimit.hint' }),
  },
  commentSolvedNeeded: {
    title: message({ id: 'settings.key.commentSolvedNeeded' }),
    hint: message({ id: 'settings.key.commentSolvedNeeded.hint' }),
  },
  newcomerDays: {
    title: message({ id: 'settings.key.newcomerDays' }),
    hint: message({ id: 'settings.key.newcomerDays.hint' }),
  },
  newcomerMaxLinks: {
    title: message({ id: 'settings.key.newcomerMaxLinks' }),
    hint: message({ id: 'settings.key.newcomerMaxLinks.hint' }),
  },
  newcomerMaxImages: {
    title: message({ id: 'settings.key.newcomerMaxImages' }),
    hint: message({ id: 'settings.key.newcomerMaxImages.hint' }),
  },
  isSolutionReviewOn: {
    title: message({ id: 'settings.key.isSolutionReviewOn' }),
    hint: message({ id: 'settings.key.isSolutionReviewOn.hint' }),
  },
  reportHideReporters: {
    title: message({ id: 'settings.key.reportHideReporters' }),
    hint: message({ id: 'settings.key.reportHideReporters.hint' }),
  },
  reportHideWeight: {
    title: message({ id: 'settings.key.reportHideWeight' }),
    hint: message({ id: 'settings.key.reportHideWeight.hint' }),
  },
  ticketMaxOpen: {
    title: message({ id: 'settings.key.ticketMaxOpen' }),
    hint: message({ id: 'settings.key.ticketMaxOpen.hint' }),
  },
  questionMaxOpen: {
    title: message({ id: 'settings.key.questionMaxOpen' }),
    hint: message({ id: 'settings.key.questionMaxOpen.hint' }),
  },
  groupSolvedNeeded: {
    title: message({ id: 'settings.key.groupSolvedNeeded' }),
    hint: message({ id: 'settings.key.groupSolvedNeeded.hint' }),
  },
  groupDailyLimit: {
    title: message({ id: 'settings.key.groupDailyLimit' }),
    hint: message({ id: 'settings.key.groupDailyLimit.hint' }),
  },
  groupTotalLimit: {
    title: message({ id: 'settings.key.groupTotalLimit' }),
    hint: message({ id: 'settings.key.groupTotalLimit.hint' }),
  },
  groupMaxMembers: {
    title: message({ id: 'settings.key.groupMaxMembers' }),
    hint: message({ id: 'settings.key.groupMaxMembers.hint' }),
  },
  groupMaxProblems: {
    title: message({ id: 'settings.key.groupMaxProblems' }),
    hint: message({ id: 'settings.key.groupMaxProblems.hint' }),
  },
  groupMaxMadeAccounts: {
    title: message({ id: 'settings.key.groupMaxMadeAccounts' }),
    hint: message({ id: 'settings.key.groupMaxMadeAccounts.hint' }),
  },
  isTeacherRequestOpen: {
    title: message({ id: 'settings.key.isTeacherRequestOpen' }),
    hint: message({ id: 'settings.key.isTeacherRequestOpen.hint' }),
  },
  groupReapplyDays: {
    title: message({ id: 'settings.key.groupReapplyDays' }),
    hint: message({ id: 'settings.key.groupReapplyDays.hint' }),
  },
  publicListSolvedNeeded: {
    title: message({ id: 'settings.key.publicListSolvedNeeded' }),
    hint: message({ id: 'settings.key.publicListSolvedNeeded.hint' }),
  },
  trainingListLimit: {
    title: message({ id: 'settings.key.trainingListLimit' }),
    hint: message({ id: 'settings.key.trainingListLimit.hint' }),
  },
  checkInSigns: {
    title: message({ id: 'settings.key.checkInSigns' }),
    hint: message({ id: 'settings.key.checkInSigns.hint' }),
  },
  checkInGood: {
    title: message({ id: 'settings.key.checkInGood' }),
    hint: message({ id: 'settings.key.checkInGood.hint' }),
  },
  checkInBad: {
    title: message({ id: 'settings.key.checkInBad' }),
    hint: message({ id: 'settings.key.checkInBad.hint' }),
  },
  maintenance: {
    title: message({ id: 'settings.key.maintenance' }),
    hint: message({ id: 'settings.key.maintenance.hint' }),
  },
} as const satisfies Readonly<Record<string, SettingText>>;

/** A setting that has texts. */
export type SettingName = keyof typeof settingTexts;

export function isSettingName(key: string): key is SettingName {
  return Object.hasOwn(settingTexts, key);
}
