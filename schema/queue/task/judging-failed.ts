import type { Sentence } from '../../core/errors.ts';

/** What everybody but admins reads where judging failed for reasons of our own. */
export const judgingFailed: Sentence = {
  'zh-CN': '评测系统出错，管理员会处理，请稍后再试。',
  'en-US': 'Judging failed for reasons of our own; the administrators can see why. Please try again later.',
};
