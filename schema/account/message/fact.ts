import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import { Role, SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { wordsOfAccountChange } from '../user/account-change-words.ts';
import { accountChanges } from '../user/account-change.ts';
import { roleNames, siteRightNames } from '../user/role-names.ts';
import { bankApplicationSchema, wordsOfBankApplication } from './bank-fact.ts';
import {
  clarificationAnsweredSchema,
  contestProblemChangedSchema,
  wordsOfClarification,
  wordsOfContestProblem,
} from './contest-fact.ts';
import { dataExportReadySchema, wordsOfDataExport } from './export-fact.ts';
import type { FactWords } from './fact-words.ts';
import { groupNewsSchema, wordsOfGroup } from './group-fact.ts';
import { reportsWaitingSchema, textModeratedSchema, wordsOfModeration, wordsOfWaiting } from './moderation-fact.ts';
import { remoteProblemChangedSchema, wordsOfRemoteProblem } from './remote-fact.ts';
import { scheduledSettingsFailedSchema, wordsOfScheduledSettings } from './settings-fact.ts';
import { teacherRequestDecidedSchema, wordsOfTeacherRequest } from './teacher-fact.ts';

/** News of one's own account or submissions; stored as it is and worded in the reader's language. */
const factSchema = z.discriminatedUnion('kind', [
  /**
   * A submission was judged again, or by hand. Statuses are null where they are not for everybody to see, as in
   * contests, and where its points alone are others.
   */
  z.object({
    kind: z.literal('verdictChanged'),
    submissionId: z.int(),
    problemDisplayId: z.string(),
    cause: z.enum(['REJUDGED', 'MANUAL', 'CANCELLED']),
    oldStatus: z.int().nullable(),
    newStatus: z.int().nullable(),
  }),
  /** Something of one's account was changed, by oneself or by the admin named. */
  z.object({
    kind: z.literal('accountChanged'),
    change: z.enum(accountChanges),
    username: z.string(),
    by: z.string().nullable(),
  }),
  /** A super admin gave one another role. */
  z.object({ kind: z.literal('roleChanged'), oldRole: z.enum(Role), newRole: z.enum(Role), by: z.string() }),
  /** A super admin gave one other rights on the site; all there are now. */
  z.object({ kind: z.literal('siteRightsChanged'), siteRights: z.array(z.enum(SiteRight)), by: z.string() }),
  /** Programs of the jury of one's public problem no longer do as they should. */
  z.object({ kind: z.literal('juryReportRed'), problemId: z.int(), problemDisplayId: z.string() }),
  textModeratedSchema,
  reportsWaitingSchema,
  groupNewsSchema,
  bankApplicationSchema,
  contestProblemChangedSchema,
  clarificationAnsweredSchema,
  remoteProblemChangedSchema,
  scheduledSettingsFailedSchema,
  dataExportReadySchema,
  teacherRequestDecidedSchema,
]);

export type Fact = z.infer<typeof factSchema>;

/** A stored fact in words; null for none, and for one that this version of the site does not know. */
export function wordsOfStored(fact: unknown, locale: Locale): FactWords | null {
  const parsed = factSchema.safeParse(fact);
  return parsed.success ? wordsOfFact(parsed.data, locale) : null;
}

/** Puts a fact into words. */
function wordsOfFact(fact: Fact, locale: Locale): FactWords {
  switch (fact.kind) {
    case 'verdictChanged':
      return wordsOfVerdict(fact, locale);
    case 'accountChanged':
      return wordsOfAccount(fact, locale);
    case 'roleChanged':
      return wordsOfRole(fact, locale);
    case 'siteRightsChanged':
      return wordsOfSiteRights(fact, locale);
    case 'juryReportRed':
      return wordsOfJuryReport(fact, locale);
    case 'textModerated':
      return wordsOfModeration(fact, locale);
    case 'reportsWaiting':
      return wordsOfWaiting(fact, locale);
    case 'groupNews':
      return wordsOfGroup(fact, locale);
    case 'bankApplication':
      return wordsOfBankApplication(fact, locale);
    case 'scheduledSettingsFailed':
      return wordsOfScheduledSettings(fact, locale);
    case 'dataExportReady':
      return wordsOfDataExport(fact, locale);
    case 'teacherRequestDecided':
      return wordsOfTeacherRequest(fact, locale);
    case 'contestProblemChanged':
      return wordsOfContestProblem(fact, locale);
    case 'clarificationAnswered':
      return wordsOfClarification(fact, locale);
    case 'remoteProblemChanged':
      return wordsOfRemoteProblem(fact, locale);
  }
}

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

function wordsOfVerdict(
  { submissionId, problemDisplayId, cause, oldStatus, newStatus }: FactOf<'verdictChanged'>,
  locale: Locale,
): FactWords {
  const url = `/submission-detail/${submissionId}`;
  const change =
    oldStatus === null || newStatus === null ? '' : `${shortNameOf(oldStatus)} → ${shortNameOf(newStatus)}`;
  if (locale === 'en-US') {
    const title = {
      REJUDGED: 'Your submission was judged again',
      MANUAL: 'Your submission was judged by hand',
      CANCELLED: 'Your submission was cancelled',
    }[cause];
    return {
      title,
      url,
      content:
        `Submission [#${submissionId}](${url}) to problem ${problemDisplayId}` +
        (change === '' ? ' has another result now.' : `: **${change}**`),
    };
  }
  const title = { REJUDGED: '您的提交已重新评测', MANUAL: '您的提交已被人工评测', CANCELLED: '您的提交已被取消' }[
    cause
  ];
  return {
    title,
    url,
    content: `题目 ${problemDisplayId} 的提交 [#${submissionId}](${url})${change === '' ? '的结果已改变。' : `：**${change}**`}`,
  };
}

function wordsOfAccount(fact: FactOf<'accountChanged'>, locale: Locale): FactWords {
  const { title, sentence, advice } = wordsOfAccountChange(fact, locale);
  const ofAccount: readonly string[] = ['email', 'password', 'passwordReset'];
  const part = fact.change === 'viewed' ? 'acts' : ofAccount.includes(fact.change) ? 'account' : 'security';
  const url = `/setting?open=${part}`;
  return { title, url, content: `${sentence}\n\n${advice}` };
}

function wordsOfRole({ oldRole, newRole, by }: FactOf<'roleChanged'>, locale: Locale): FactWords {
  const [before, after] = [roleNames[oldRole][locale], roleNames[newRole][locale]];
  const url = '/user-home';
  return locale === 'en-US'
    ? {
        title: 'Your role was changed',
        url,
        content: `The super admin ${by} has changed your role from **${before}** to **${after}**.`,
      }
    : { title: '您的角色已变更', url, content: `超级管理员 ${by} 将您的角色由**${before}**变更为**${after}**。` };
}

function wordsOfSiteRights({ siteRights, by }: FactOf<'siteRightsChanged'>, locale: Locale): FactWords {
  const names = siteRights.map((right) => `**${siteRightNames[right][locale]}**`);
  const url = '/user-home';
  if (locale === 'en-US') {
    const now = names.length === 0 ? 'You have none now.' : `You are now: ${names.join(', ')}.`;
    return {
      title: 'Your rights on this site were changed',
      url,
      content: `The super admin ${by} has changed your rights on this site. ${now}`,
    };
  }
  const now = names.length === 0 ? '您目前没有网站权限。' : `您目前拥有：${names.join('、')}。`;
  return { title: '您的网站权限已变更', url, content: `超级管理员 ${by} 修改了您的网站权限。${now}` };
}

function wordsOfJuryReport({ problemId, problemDisplayId }: FactOf<'juryReportRed'>, locale: Locale): FactWords {
  const url = `/admin/problem/${problemId}/jury`;
  return locale === 'en-US'
    ? {
        title: 'The jury report of your problem is red',
        url,
        content:
          `Some programs of the jury of problem ${problemDisplayId}, which is public, no longer do as they should: ` +
          `[see the report](${url}).`,
      }
    : {
        title: '您的题目的验题结果与预期不符',
        url,
        content: `公开题目 ${problemDisplayId} 的部分验题程序或输入校验器的结果不再符合预期：[查看报告](${url})。`,
      };
}
