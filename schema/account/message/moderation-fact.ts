import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import type { FactWords } from './fact-words.ts';

/** A moderator, or the reports of several readers, changed what becomes of one's text. */
export const textModeratedSchema = z.object({
  kind: z.literal('textModerated'),
  news: z.enum([
    'HIDDEN',
    'HIDDEN_BY_REPORTS',
    'SHOWN',
    'DELETED',
    'RESTORED',
    'WARNED',
    'WARNING_WITHDRAWN',
    'BANNED',
    'BAN_LIFTED',
  ]),
  textKind: z.enum(['DISCUSSION', 'COMMENT', 'REPLY', 'SOLUTION']),
  /** Of the discussion, the solution, the contest or the problem. */
  title: z.string(),
  url: z.string(),
  /** Empty: none. */
  reason: z.string(),
  /** End of a ban. */
  until: z.string().nullable(),
});

/** Reports wait for the moderators of a place for two days. */
export const reportsWaitingSchema = z.object({
  kind: z.literal('reportsWaiting'),
  count: z.int(),
  /** Null: the site. */
  groupId: z.int().nullable(),
});

const textNames = {
  DISCUSSION: { 'zh-CN': '讨论', 'en-US': 'discussion' },
  COMMENT: { 'zh-CN': '评论', 'en-US': 'comment' },
  REPLY: { 'zh-CN': '回复', 'en-US': 'reply' },
  SOLUTION: { 'zh-CN': '题解', 'en-US': 'solution' },
} as const;

const titles = {
  HIDDEN: { 'zh-CN': '您的{text}已被隐藏', 'en-US': 'Your {text} was hidden' },
  HIDDEN_BY_REPORTS: { 'zh-CN': '您的{text}被多人举报，已暂时隐藏', 'en-US': 'Your {text} was hidden after reports' },
  SHOWN: { 'zh-CN': '您的{text}已恢复显示', 'en-US': 'Your {text} is shown again' },
  DELETED: { 'zh-CN': '您的{text}已被删除', 'en-US': 'Your {text} was deleted' },
  RESTORED: { 'zh-CN': '您的{text}已恢复', 'en-US': 'Your {text} was restored' },
  WARNED: { 'zh-CN': '您的{text}收到管理员警告', 'en-US': 'A moderator warns you about your {text}' },
  WARNING_WITHDRAWN: { 'zh-CN': '对您的{text}的警告已撤销', 'en-US': 'The warning about your {text} was withdrawn' },
  BANNED: { 'zh-CN': '您已被禁止发言', 'en-US': 'You were banned from writing' },
  BAN_LIFTED: { 'zh-CN': '您的禁言已解除', 'en-US': 'You may write again' },
} as const;

const details = {
  HIDDEN: { 'zh-CN': '只有您和管理员可以看到它。', 'en-US': 'You and moderators alone read it now.' },
  HIDDEN_BY_REPORTS: {
    'zh-CN': '管理员审核之前，只有您和管理员可以看到它。您可以修改内容。',
    'en-US': 'You and moderators alone read it until a moderator decides. You may edit it.',
  },
  WARNED: { 'zh-CN': '请遵守社区规范。', 'en-US': 'Please keep to the rules.' },
} as const satisfies Partial<Record<keyof typeof titles, Readonly<Record<Locale, string>>>>;

/** Puts news of a moderated text into words. */
export function wordsOfModeration(fact: z.infer<typeof textModeratedSchema>, locale: Locale): FactWords {
  const { news, textKind, title, url, reason, until } = fact;
  const isEnglish = locale === 'en-US';
  const detail = news in details ? details[news as keyof typeof details][locale] : '';
  const end = until === null ? '' : `${until.slice(0, 16).replace('T', ' ')} UTC`;
  const lines = [
    `[${title.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url})`,
    end === '' ? '' : isEnglish ? `Until: **${end}**` : `截止时间：**${end}**`,
    reason === '' ? '' : `${isEnglish ? 'Reason: ' : '原因：'}${reason}`,
    detail,
  ];
  return {
    title: titles[news][locale].replace('{text}', textNames[textKind][locale]),
    url,
    content: lines.filter((line) => line !== '').join('\n\n'),
  };
}

/** Puts a reminder of open reports into words. */
export function wordsOfWaiting({ count, groupId }: z.infer<typeof reportsWaitingSchema>, locale: Locale): FactWords {
  const url = `/admin/moderation${groupId === null ? '' : `?group=${groupId}`}`;
  return locale === 'en-US'
    ? {
        title: 'Reports wait for a moderator',
        url,
        content:
          `${count} reported ${count === 1 ? 'text has' : 'texts have'} waited for two days: ` +
          `[see the queue](${url}).`,
      }
    : { title: '有举报等待处理', url, content: `${count} 条被举报的内容已等待超过两天：[查看举报队列](${url})。` };
}
