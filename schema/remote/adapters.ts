import { atcoder } from './atcoder/atcoder.ts';
import { codeforces, gym } from './codeforces/codeforces.ts';
import type { RemoteAdapter } from './core/adapter.ts';
import { hdu } from './hdu/hdu.ts';
import { libreoj } from './libreoj/libreoj.ts';
import { poj } from './poj/poj.ts';
import { spoj } from './spoj/spoj.ts';
import { verdict } from './verdict/verdict.ts';

/** All remote judges of the product. */
export const remoteAdapters: readonly RemoteAdapter[] = [hdu, poj, spoj, codeforces, gym, atcoder, libreoj, verdict];

/** Can handles be proven at a judge, or at one whose accounts it shares? */
export function isHandleProvable({ info }: Pick<RemoteAdapter, 'info'>): boolean {
  const { accountsOf } = info;
  return remoteAdapters.some((other) => other.info.accountsOf === accountsOf && other.handles !== undefined);
}

/** The adapter of a judge, by its key; null: this version has none. */
export function adapterOf(judgeKey: string): RemoteAdapter | null {
  return remoteAdapters.find(({ info }) => info.key === judgeKey) ?? null;
}
