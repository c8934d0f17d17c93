import type { CompileResult } from '@verdict/judge/protocol/report.ts';
import type { PubSub, Transaction } from '../context.ts';

/** Stores what became of a checker's compile and tells whoever waits for it. */
export async function storeCompileResult(tx: Transaction, pubsub: PubSub, { checkerCompileId, result }: { readonly checkerCompileId: number; readonly result: CompileResult }): Promise<void> {
  const { isOk, message, compilerVersion } = result;
  await tx.$executeRaw`
    UPDATE checker_compile SET is_ok = ${isOk}, message = ${message}, compiler_version = ${compilerVersion}, finished_at = clock_timestamp()
    WHERE id = ${checkerCompileId}`;
  await pubsub.publish('checkerCompile', { checkerCompileId }, tx);
}
