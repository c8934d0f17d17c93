import type { Sentence } from '../../core/errors.ts';
import type { FailureClass, RemoteFailure } from './failure.ts';

/** What happened, by the class of the failure. */
const words: Readonly<Record<FailureClass, Sentence>> = {
  network: { 'zh-CN': '本站服务器无法连接', 'en-US': 'this site could not connect to it' },
  http5xx: { 'zh-CN': '对方服务器出错', 'en-US': 'its server failed' },
  maintenance: { 'zh-CN': '对方正在维护', 'en-US': 'it is under maintenance' },
  throttle: { 'zh-CN': '对方要求暂停访问', 'en-US': 'it wants a pause' },
  challenge: { 'zh-CN': '对方要求人工验证', 'en-US': 'it asks for a person' },
  auth: { 'zh-CN': '对方拒绝了登录', 'en-US': 'it refused the sign-in' },
  layout: { 'zh-CN': '对方页面已改版', 'en-US': 'its pages have changed' },
  refused: { 'zh-CN': '对方拒绝了请求', 'en-US': 'it refused the request' },
};

/** Why a judge is not asked now. */
export const atRest: Sentence = {
  'zh-CN': '本站正在控制访问频率或已暂停读取结果',
  'en-US': 'this site keeps a pause between requests, or has paused reading results',
};

/** What happened, by the class of the failure; null: this version does not know the class. */
export function sentenceOfClass(failureClass: string): Sentence | null {
  return Object.entries(words).find(([name]) => name === failureClass)?.[1] ?? null;
}

/** What happened in words, and in those of the client. */
export function failureSentence({ class: failureClass, message }: RemoteFailure): Sentence {
  const { 'zh-CN': zh, 'en-US': en } = words[failureClass];
  return { 'zh-CN': `${zh}：${message}`, 'en-US': `${en}: ${message}` };
}
