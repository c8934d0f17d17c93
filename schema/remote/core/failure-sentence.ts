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

/** A judge that wants a pause before it is asked. */
export const wantsPause = words.throttle;

/** What happened in words, and in those of the client. */
export function failureSentence({ class: failureClass, message }: RemoteFailure): Sentence {
  const { 'zh-CN': zh, 'en-US': en } = words[failureClass];
  return { 'zh-CN': `${zh}：${message}`, 'en-US': `${en}: ${message}` };
}
