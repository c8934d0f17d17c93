import { z } from 'zod';
import { defaultFortunes, fortuneList } from './fortune.ts';
import { maintenanceSchema } from './maintenance.ts';
import { isTimeZone } from './site-day.ts';
import { webAddress } from './web-address.ts';

const sentence = z.string().max(1_000);
/** Of a count that limits ordinary users; admins are exempt (decision 137, "Defaults of limits"). */
const limit = z.int().min(0).max(1_000_000);
const unknownZone = {
  'zh-CN': '请填写时区名称，例如 Asia/Shanghai。',
  'en-US': 'This must be the name of a time zone, such as Asia/Shanghai.',
};

/**
 * Every site setting with its type and default; the one list of them. A row of `site_setting` overrides the default of
 * its key; a row that no longer fits its type counts as absent.
 */
export const siteSettings = {
  name: z.string().trim().min(1).max(100).default('Verdict'),
  shortName: z.string().trim().min(1).max(50).default('Verdict'),
  /** Empty: the page says what it is in the reader's language. */
  description: sentence.default(''),
  /** Licence number shown in the footer. */
  recordName: sentence.nullable().default(null),
  recordUrl: webAddress.nullable().default(null),
  projectName: z.string().max(100).default('Verdict'),
  /** Empty: none. */
  projectUrl: z.union([z.literal(''), webAddress]).default(''),
  /** IANA name of the zone whose midnight begins a day: check-ins, figures by day. */
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, { params: { sentence: unknownZone } })
    .default('Asia/Shanghai'),
  /** Where people reach the site, for links that leave it; empty: as the environment says. */
  baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(255)]).default(''),
  /** Whom other sites write to about what this one does there, such as remote judges; empty: nobody is named. */
  contactMail: z.union([z.literal(''), z.email().max(254)]).default(''),
  /**
   * The server mails leave by; null: the one of the environment. Its password is sealed
   * (`mail/stored-server.service.ts`).
   */
  smtp: z
    .object({
      host: z.string(),
      port: z.int(),
      isSecure: z.boolean(),
      username: z.string().nullable(),
      sealedPassword: z.string().nullable().default(null),
      from: z.string().nullable(),
    })
    .nullable()
    .default(null),
  isRegistrationOpen: z.boolean().default(true),
  /** Must new accounts show by a mailed code that their address is theirs? AUTO: where mails leave the site. */
  registerCode: z.enum(['AUTO', 'ALWAYS', 'NEVER']).default('AUTO'),
  isPublicDiscussionOpen: z.boolean().default(true),
  isGroupDiscussionOpen: z.boolean().default(true),
  isContestCommentOpen: z.boolean().default(true),
  /** Off: no submissions and no test runs outside contests and groups. */
  isPublicJudgingOpen: z.boolean().default(true),
  isGroupJudgingOpen: z.boolean().default(true),
  isContestJudgingOpen: z.boolean().default(true),
  /** On: code outside contests is for its writer and admins only, shared or not. */
  isPracticeCodeHidden: z.boolean().default(false),
  /** Seconds a user waits between two submissions outside contests; 0: none (decision 137, "Queues"). */
  submitIntervalSeconds: z.int().min(0).max(3_600).default(0),
  /**
   * Submissions of a user outside contests within ten minutes, after which each further one asks for a captcha; 0:
   * never.
   */
  captchaAfterSubmissions: z.int().min(0).max(1_000).default(30),
  /** Longest program, in characters; the most is that of the specification, section 5. */
  codeMaxLength: z.int().min(1_000).max(65_535).default(65_535),
  /** Problems a user must have solved to create a group, and how many groups a day and in all. */
  groupSolvedNeeded: limit.default(20),
  groupDailyLimit: limit.default(2),
  groupTotalLimit: limit.default(5),
  /** Most members and most problems of a group. */
  groupMaxMembers: limit.default(1_000),
  groupMaxProblems: limit.default(500),
  /** Most accounts that a group makes by rosters. */
  groupMaxMadeAccounts: limit.default(500),
  /** On: users may ask super admins for the right of a teacher. */
  isTeacherRequestOpen: z.boolean().default(true),
  /** Days after which an account that a group refused may apply to it again; 0: at once. */
  groupReapplyDays: z.int().min(0).max(365).default(7),
  /** Problems a user must have solved to open a discussion, and how many of them a day. */
  discussionSolvedNeeded: limit.default(10),
  discussionDailyLimit: limit.default(5),
  /** Problems a user must have solved to comment. */
  commentSolvedNeeded: limit.default(10),
  /** Accounts of so many days or fewer have limits on what they write; 0: none has. */
  newcomerDays: z.int().min(0).max(365).default(3),
  /** Most links to other sites and most images of such an account in one text; 0: none. */
  newcomerMaxLinks: z.int().min(0).max(1_000).default(2),
  newcomerMaxImages: z.int().min(0).max(1_000).default(1),
  /** On: solutions of accounts are shown once a keeper of the problem or a moderator approved them. */
  isSolutionReviewOn: z.boolean().default(true),
  /** A text is hidden when so many accounts report it, and their reports weigh so much together; 1 each at first. */
  reportHideReporters: z.int().min(3).max(1_000).default(3),
  reportHideWeight: z.int().min(1).max(1_000).default(3),
  /** Most open tickets, and most open questions about lines, of an account about one problem. */
  ticketMaxOpen: z.int().min(1).max(1_000).default(5),
  questionMaxOpen: z.int().min(1).max(1_000).default(5),
  /** Problems a user must have solved to make a list of problems public. */
  publicListSolvedNeeded: limit.default(10),
  /** Most personal lists of an account; lists of lists are no pages, so 100 is the most. */
  trainingListLimit: z.int().min(1).max(100).default(100),
  /** Days that mails stay in the outbox once they are sent or given up. */
  mailKeptDays: z.int().min(1).max(3_650).default(30),
  /** Days that entries of the audit log are kept; those on how accounts sign in five years at least. */
  auditKeptDays: z.int().min(30).max(3_650).default(730),
  /** Days that client addresses of submissions and of the last use of API tokens are kept. */
  addressKeptDays: z.int().min(1).max(3_650).default(180),
  /** Days that API tokens stay in their owner's list after they ran out. */
  apiTokenKeptDays: z.int().min(1).max(3_650).default(30),
  /** Days that printed texts are kept after their contest ended. */
  printKeptDays: z.int().min(1).max(3_650).default(7),
  /** Days that messages are kept once they are read. */
  messageKeptDays: z.int().min(30).max(3_650).default(365),
  /** Days that what was typed into the editor is kept without a change. */
  codeDraftKeptDays: z.int().min(30).max(3_650).default(365),
  /** Days that archives with the data of an account can be downloaded. */
  dataExportKeptDays: z.int().min(1).max(30).default(7),
  /** Days that a draft of the problem form is kept without a change. */
  problemDraftKeptDays: z.int().min(1).max(3_650).default(90),
  /** Largest upload of test data or packages, in MiB (decision 137, "Test data upload"). */
  uploadMaxMb: z.int().min(1).max(65_536).default(2_048),
  /** What check-ins are drawn from. */
  checkInSigns: fortuneList.default(defaultFortunes.signs),
  checkInGood: fortuneList.default(defaultFortunes.good),
  checkInBad: fortuneList.default(defaultFortunes.bad),
  /** Null: none is planned. One that is over stays until the next. */
  maintenance: maintenanceSchema.nullable().default(null),
};

export type SettingKey = keyof typeof siteSettings;
export type SettingValue<Key extends SettingKey> = z.infer<(typeof siteSettings)[Key]>;
export type SettingValues<Key extends SettingKey> = { readonly [K in Key]: SettingValue<K> };
