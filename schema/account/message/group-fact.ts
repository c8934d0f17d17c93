import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { plain, type FactWords } from './fact-words.ts';

/** Something happened in a group that concerns the reader. */
export const groupNewsSchema = z.object({
  kind: z.literal('groupNews'),
  news: z.enum([
    'APPLIED',
    'JOINED',
    'INVITED',
    'ACCEPTED',
    'REFUSED',
    'LEVEL_CHANGED',
    'REMOVED',
    'OFFERED',
    'OFFER_DECLINED',
    'HANDED_OVER',
    'DISBANDED',
    'RESTORED',
    'ARCHIVED',
    'UNARCHIVED',
    'SHARE_OFFERED',
  ]),
  groupId: z.int(),
  groupName: z.string(),
  /** Who did it. */
  username: z.string(),
  /** Why an account applies; empty: nothing was asked of it. */
  reason: z.string(),
  /** The new level; null: of other news. */
  level: z.int().nullable(),
  /** What is shared; absent: of other news. */
  item: z.string().optional(),
});

type GroupNews = z.infer<typeof groupNewsSchema>;
type Wording = Readonly<Record<Locale, { readonly title: string; readonly sentence: string }>>;

const wordings: Readonly<Record<GroupNews['news'], Wording>> = {
  APPLIED: {
    'zh-CN': { title: '有人申请加入您的团队', sentence: '{user} 申请加入团队 {group}。' },
    'en-US': { title: 'Somebody applies to your group', sentence: '{user} applies to the group {group}.' },
  },
  JOINED: {
    'zh-CN': { title: '欢迎加入团队', sentence: '您已加入团队 {group}。' },
    'en-US': { title: 'Welcome to the group', sentence: 'You have joined the group {group}.' },
  },
  INVITED: {
    'zh-CN': { title: '邀请您加入团队', sentence: '{user} 邀请您加入团队 {group}，请在团队列表页接受或谢绝。' },
    'en-US': {
      title: 'You are invited to a group',
      sentence: '{user} invites you to the group {group}. Accept or decline it on the page of groups.',
    },
  },
  ACCEPTED: {
    'zh-CN': { title: '您的入团申请已通过', sentence: '{user} 同意了您加入团队 {group} 的申请。' },
    'en-US': { title: 'Your application was accepted', sentence: '{user} has accepted you in the group {group}.' },
  },
  REFUSED: {
    'zh-CN': { title: '您的入团申请被拒绝', sentence: '{user} 拒绝了您加入团队 {group} 的申请。' },
    'en-US': { title: 'Your application was refused', sentence: '{user} has refused your application to {group}.' },
  },
  LEVEL_CHANGED: {
    'zh-CN': { title: '您在团队中的角色已变更', sentence: '{user} 将您在团队 {group} 中的角色改为**{level}**。' },
    'en-US': {
      title: 'Your level in a group was changed',
      sentence: '{user} has made you **{level}** of the group {group}.',
    },
  },
  REMOVED: {
    'zh-CN': { title: '您已被移出团队', sentence: '{user} 将您移出了团队 {group}。' },
    'en-US': { title: 'You were removed from a group', sentence: '{user} has removed you from the group {group}.' },
  },
  OFFERED: {
    'zh-CN': { title: '有人想把团队转让给您', sentence: '{user} 想把团队 {group} 转让给您，请在团队页面接受或谢绝。' },
    'en-US': {
      title: 'A group is offered to you',
      sentence: '{user} offers you the group {group}. Accept or decline it on its page.',
    },
  },
  OFFER_DECLINED: {
    'zh-CN': { title: '团队转让被谢绝', sentence: '{user} 没有接受团队 {group}。' },
    'en-US': { title: 'Your group was not accepted', sentence: '{user} has declined the group {group}.' },
  },
  HANDED_OVER: {
    'zh-CN': { title: '团队已转让', sentence: '{user} 已成为团队 {group} 的所有者，您仍是团队负责人。' },
    'en-US': {
      title: 'Your group was handed over',
      sentence: '{user} owns the group {group} now. You are still a root of it.',
    },
  },
  DISBANDED: {
    'zh-CN': { title: '团队已解散', sentence: '{user} 解散了团队 {group}。' },
    'en-US': { title: 'A group was disbanded', sentence: '{user} has disbanded the group {group}.' },
  },
  RESTORED: {
    'zh-CN': { title: '团队已恢复', sentence: '{user} 恢复了团队 {group}。' },
    'en-US': { title: 'A group was restored', sentence: '{user} has restored the group {group}.' },
  },
  ARCHIVED: {
    'zh-CN': { title: '团队已归档', sentence: '{user} 归档了团队 {group}。全部内容仍可查看，但不能再提交或修改。' },
    'en-US': {
      title: 'A group was archived',
      sentence: '{user} has archived the group {group}. All of it can still be read, and nothing can be changed.',
    },
  },
  UNARCHIVED: {
    'zh-CN': { title: '团队已重新开放', sentence: '{user} 重新开放了团队 {group}。' },
    'en-US': { title: 'A group is open again', sentence: '{user} has opened the group {group} again.' },
  },
  SHARE_OFFERED: {
    'zh-CN': { title: '有团队想与您的团队共享内容', sentence: '{user} 想将“{item}”共享给团队 {group}，请接受或谢绝。' },
    'en-US': {
      title: 'Something is offered to your group',
      sentence: '{user} wants to share {item} with the group {group}. Accept or decline it.',
    },
  },
};

const levelNames: Readonly<Record<number, Readonly<Record<Locale, string>>>> = {
  3: { 'zh-CN': '成员', 'en-US': 'a member' },
  4: { 'zh-CN': '团队管理员', 'en-US': 'an admin' },
  5: { 'zh-CN': '团队负责人', 'en-US': 'a root' },
};

/** News that lead to the page of members. */
const ofMembers: ReadonlySet<GroupNews['news']> = new Set(['APPLIED']);
/** News that lead to the list of groups: the page of the group may be hidden from the reader. */
const ofList: ReadonlySet<GroupNews['news']> = new Set(['INVITED']);

/** News that lead to what other groups share with this one. */
const ofShares: ReadonlySet<GroupNews['news']> = new Set(['SHARE_OFFERED']);

/** Puts news of a group into words. */
export function wordsOfGroup({ news, groupId, ...fact }: GroupNews, locale: Locale): FactWords {
  const page = ofMembers.has(news) ? '/member' : ofShares.has(news) ? '/shared' : '';
  const url = ofList.has(news) ? '/group' : `/group/${groupId}${page}`;
  const { title, sentence } = wordings[news][locale];
  const values: Readonly<Record<string, string>> = {
    user: plain(fact.username),
    group: `[${plain(fact.groupName)}](${url})`,
    level: levelNames[fact.level ?? 0]?.[locale] ?? '',
    item: plain(fact.item ?? ''),
  };
  const content = sentence.replaceAll(/\{(user|group|level|item)\}/g, (_match, name: string) => values[name] ?? '');
  const reason = fact.reason === '' ? '' : `\n\n${locale === 'en-US' ? 'Reason: ' : '原因：'}${plain(fact.reason)}`;
  return { title, url, content: content + reason };
}
