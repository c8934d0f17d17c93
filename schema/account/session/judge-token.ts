import { createHash, randomBytes } from 'node:crypto';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';

/** Marks the token of a judge node, so that it is never taken for a session's. */
const prefix = 'judge_';

/** A new token for a judge node. Only its hash is stored: show it once. */
export function newJudgeToken(): string {
  return prefix + randomBytes(32).toString('hex');
}

/** Is this meant to be a judge's token? */
export function isJudgeToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** What is stored of a judge's token: SHA-256, hex. The token is random enough to need no slow hash. */
export function judgeTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The judge node of a token. @returns null when there is none, or the token is revoked. */
export async function judgeOfToken(
  db: PrismaClient,
  token: string,
): Promise<(Viewer & { readonly kind: 'judge' }) | null> {
  const node = await db.judgeNode.findUnique({
    where: { tokenHash: judgeTokenHash(token), revokedAt: null },
    select: { id: true, name: true },
  });
  return node === null ? null : { kind: 'judge', nodeId: node.id, nodeName: node.name };
}
