import type { Role, SiteRight } from '@verdict/prisma/generated/client/client.ts';
import type { Locale } from '../../core/context.ts';

/** What roles are called; a new role does not compile before it is here. */
export const roleNames: Readonly<Record<Role, Readonly<Record<Locale, string>>>> = {
  ROOT: { 'zh-CN': '超级管理员', 'en-US': 'super admin' },
  ADMIN: { 'zh-CN': '管理员', 'en-US': 'admin' },
  PROBLEM_ADMIN: { 'zh-CN': '题目管理员', 'en-US': 'problem admin' },
  USER: { 'zh-CN': '普通用户', 'en-US': 'user' },
  NO_SUBMIT: { 'zh-CN': '禁止提交', 'en-US': 'user who may not submit' },
  NO_DISCUSS: { 'zh-CN': '禁止发帖', 'en-US': 'user who may not open discussions' },
  MUTED: { 'zh-CN': '禁言', 'en-US': 'user who may neither open discussions nor comment' },
  NO_SUBMIT_NO_DISCUSS: { 'zh-CN': '禁止提交与发帖', 'en-US': 'user who may neither submit nor open discussions' },
  NO_SUBMIT_MUTED: { 'zh-CN': '禁止提交与禁言', 'en-US': 'user who may neither submit nor take part in discussions' },
};

/** What rights on the site are called; a new right does not compile before it is here. */
export const siteRightNames: Readonly<Record<SiteRight, Readonly<Record<Locale, string>>>> = {
  TEACHER: { 'zh-CN': '教师', 'en-US': 'teacher' },
  MODERATOR: { 'zh-CN': '版主', 'en-US': 'moderator' },
  ANNOUNCER: { 'zh-CN': '公告员', 'en-US': 'announcer' },
  SUPPORT: { 'zh-CN': '账号支持', 'en-US': 'support' },
};
