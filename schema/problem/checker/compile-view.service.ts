import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';

/** What is known of a compile: under way, right, wrong, or not tried for reasons of our own. */
export type CompileState = 'PENDING' | 'OK' | 'FAILED' | 'NOT_TRIED';

/** A compile of a checker as its author sees it. */
export interface CompileView {
  /** Hash of the content. */
  readonly sha256: string;
  readonly languageKey: string;
  readonly state: CompileState;
  /** The compiler's message; for a compile that was not tried, why, for admins. */
  readonly message: string | null;
  readonly compilerVersion: string | null;
  readonly finishedAt: Date | null;
}

/** Without a word from the judges a compile is looked at this often, in milliseconds. */
const idleMs = 5_000;

/** What is known of a compile; null when nobody ever asked for that content. Who knows the hash knows the content. */
async function readCompile(
  { db }: { readonly db: Services['db'] | Transaction },
  sha256: string,
): Promise<CompileView | null> {
  const row = await db.checkerCompile.findUnique({ where: { sha256 }, select: compileViewSelect });
  return row && compileView(row);
}

/** What must be loaded of a compile for its view. */
export const compileViewSelect = {
  sha256: true,
  languageKey: true,
  isOk: true,
  message: true,
  compilerVersion: true,
  finishedAt: true,
} as const satisfies Prisma.CheckerCompileSelect;

export function compileView({
  isOk,
  ...facts
}: Prisma.CheckerCompileGetPayload<{ select: typeof compileViewSelect }>): CompileView {
  return { ...facts, state: stateOf(isOk, facts.finishedAt) };
}

function stateOf(isOk: boolean | null, finishedAt: Date | null): CompileState {
  if (isOk !== null) return isOk ? 'OK' : 'FAILED';
  return finishedAt === null ? 'PENDING' : 'NOT_TRIED';
}

/** A compile as it is now, and once more when it has ended. Ends at once when there is none. */
export async function watchCompile(
  context: Pick<Context, 'db' | 'pubsub' | 'signal'>,
  sha256: string,
): Promise<AsyncGenerator<CompileView, void>> {
  const known = await context.db.checkerCompile.findUnique({ where: { sha256 }, select: { id: true } });
  return watch(context, {
    topic: 'checkerCompile',
    filter: ({ checkerCompileId }) => checkerCompileId === known?.id,
    idleMs,
    read: (moment) => readCompile(moment, sha256),
    isSame: (last, next) => last.state === next.state,
    isOver: ({ state }) => state !== 'PENDING',
  });
}

/** A compile when it has ended, or as it is after this many milliseconds; null when there is none. */
export async function awaitCompile(
  context: Pick<Context, 'db' | 'pubsub' | 'signal'>,
  sha256: string,
  waitMs: number,
): Promise<CompileView | null> {
  if (waitMs === 0) return readCompile(context, sha256);
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(waitMs)]);
  let latest: CompileView | null = null;
  for await (const compile of await watchCompile({ ...context, signal }, sha256)) latest = compile;
  return latest;
}
