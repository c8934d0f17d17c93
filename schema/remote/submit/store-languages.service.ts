import type { Transaction } from '../../core/context.ts';
import type { RemoteLanguage } from '../core/adapter.ts';

/** Stores the languages of a judge as they were read, so that submissions show their names. Those gone by now stay. */
export async function storeRemoteLanguages(
  tx: Transaction,
  { judgeKey, languages }: { readonly judgeKey: string; readonly languages: readonly RemoteLanguage[] },
  now: Date,
): Promise<void> {
  for (const [position, { id, ...facts }] of languages.entries()) {
    const data = { ...facts, position, readAt: now };
    await tx.remoteLanguage.upsert({
      where: { judgeKey_id: { judgeKey, id } },
      create: { ...data, judgeKey, id },
      update: data,
      select: { id: true },
    });
  }
}
