import type { CompileResult } from '@verdict/judge/protocol/report.ts';
import type { PubSub, Transaction } from '../../core/context.ts';

/** Stores what became of a checker's compile and tells whoever waits for it. */
export async function storeCompileResult(
  tx: Transaction,
  pubsub: PubSub,
  { checkerCompileId, result }: { readonly checkerCompileId: number; readonly result: CompileResult },
): Promise<void> {
  await finish(tx, pubsub, { checkerCompileId, ...result });
}

/**
 * Stores that a checker could not be tried for reasons of our own: it is neither right nor wrong, and is tried again
 * when asked for.
 */
export async function storeCompileFailure(
  tx: Transaction,
  pubsub: PubSub,
  { checkerCompileId, message }: { readonly checkerCompileId: number; readonly message: string },
): Promise<void> {
  await finish(tx, pubsub, { checkerCompileId, isOk: null, message, compilerVersion: null });
}

interface Finished extends Omit<CompileResult, 'isOk'> {
  readonly checkerCompileId: number;
  readonly isOk: boolean | null;
}

async function finish(
  tx: Transaction,
  pubsub: PubSub,
  { checkerCompileId, isOk, message, compilerVersion }: Finished,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE checker_compile
    SET is_ok = ${isOk}, message = ${message}, compiler_version = ${compilerVersion}, finished_at = clock_timestamp()
    WHERE id = ${checkerCompileId}`;
  await pubsub.publish('checkerCompile', { checkerCompileId }, tx);
}
