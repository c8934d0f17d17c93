import type { Services } from '../core/context.ts';
import type { JudgeInfo } from './core/judge-info.ts';
import { originOf } from './http/talk.service.ts';

/** Longest name that is stored with a verdict, in characters. */
const maxName = 100;

/** Name of a judge for people. Sites of one product differ by their hosts: Verdict at judge.example.org. */
export function judgeNameOf(
  { defaults }: Pick<Services, 'defaults'>,
  info: Pick<JudgeInfo, 'key' | 'name' | 'origin' | 'isNamedByHost'>,
): string {
  const { host, hostname } = new URL(originOf({ defaults }, info));
  // Without an address it is no site at all.
  if (info.isNamedByHost !== true || hostname.endsWith('.invalid')) return info.name;
  return `${info.name} at ${host}`.slice(0, maxName);
}
