import type { Services } from '../../core/context.ts';
import { remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { originOf } from '../http/talk.service.ts';

/** A judge whose problems can be imported. */
export interface ImportableJudge {
  readonly adapter: RemoteAdapter;
  /** Address that examples have. */
  readonly origin: string;
  /** Class of the failure of the last reading of a statement; null: it went well, or there was none. */
  readonly failureClass: string | null;
  readonly failedAt: Date | null;
}

/** Judges whose problems can be imported; another Verdict only once the site knows its address. */
export async function readImportableJudges({
  db,
  defaults,
}: Pick<Services, 'db' | 'defaults'>): Promise<ImportableJudge[]> {
  const health = await db.remoteHealth.findMany({
    where: { operation: 'STATEMENT' },
    select: { judgeKey: true, failureClass: true, failedAt: true, succeededAt: true },
  });
  return remoteAdapters.flatMap((adapter) => {
    const { info } = adapter;
    const origin = hasAddress(info) ? info.origin : originOf({ defaults }, info);
    if (!hasAddress({ origin })) return [];
    const last = health.find(({ judgeKey }) => judgeKey === info.key);
    const failedAt = last?.failedAt ?? null;
    const hasFailed = failedAt !== null && (last?.succeededAt?.getTime() ?? 0) < failedAt.getTime();
    return {
      adapter,
      origin,
      failureClass: hasFailed ? (last?.failureClass ?? null) : null,
      failedAt: hasFailed ? failedAt : null,
    };
  });
}

function hasAddress({ origin }: { readonly origin: string }): boolean {
  return !new URL(origin).hostname.endsWith('.invalid');
}
