import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import type { FactWords } from './fact-words.ts';

/** A scheduled change of settings was not applied. */
export const scheduledSettingsFailedSchema = z.object({
  kind: z.literal('scheduledSettingsFailed'),
  keys: z.array(z.string()),
  cause: z.enum(['INVALID', 'NOT_ALLOWED']),
});

const causes = {
  INVALID: { 'zh-CN': '新的值已不在允许的范围内', 'en-US': 'a value is no longer allowed' },
  NOT_ALLOWED: { 'zh-CN': '安排者已不是超级管理员', 'en-US': 'who scheduled it is no super admin any more' },
} as const;

/** Puts it into words, for super admins. */
export function wordsOfScheduledSettings(
  { keys, cause }: z.infer<typeof scheduledSettingsFailedSchema>,
  locale: Locale,
): FactWords {
  const url = '/admin/settings';
  const why = causes[cause][locale];
  const names = keys.map((key) => `\`${key}\``).join(locale === 'en-US' ? ', ' : '、');
  return locale === 'en-US'
    ? {
        title: 'A scheduled change of settings failed',
        url,
        content: `Nothing of it was applied, since ${why}: ${names}. [Open the settings](${url}).`,
      }
    : { title: '定时修改设置失败', url, content: `因${why}，以下修改均未生效：${names}。[打开设置](${url})。` };
}
