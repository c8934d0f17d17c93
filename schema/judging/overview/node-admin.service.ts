import { Prisma, type JudgeNodeMode } from '@verdict/prisma/generated/client/client.ts';
import { judgeTokenHash, newJudgeToken } from '../../account/session/judge-token.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import {
  JudgeNodeNameTaken,
  JudgeNodeNotFound,
  JudgeNodeNotRevoked,
  JudgeNodeRevoked,
} from '../../queue/task/judge.error.ts';
import { giveBackTasks } from '../../queue/task/lease.service.ts';

/*
 * What admins do with nodes. Pausing and draining are answered to the judge with its next heartbeat; until then the
 * claim itself sees the mode, so a node that is not active is given nothing from the moment this is stored.
 */

/**
 * A node that was just made, with the token its judge comes with: it is stored only as a hash and cannot be shown
 * again.
 */
export interface CreatedNode {
  readonly nodeId: number;
  readonly token: string;
}

/** Makes a node. @throws JudgeNodeNameTaken */
export async function createNode(context: Context, name: string): Promise<CreatedNode> {
  const { db, pubsub, viewer, now, log } = context;
  const token = newJudgeToken();
  const createdById = userIdOrNull(viewer);
  try {
    const id = await db.$transaction(async (tx) => {
      const made = await tx.judgeNode.create({
        data: { name, tokenHash: judgeTokenHash(token), createdById, createdAt: now },
        select: { id: true },
      });
      await auditBy(context, tx, { ...onNode(made.id), action: 'judgeNode.create', after: { name } });
      await pubsub.publish('judgeNode', { nodeId: made.id }, tx);
      return made.id;
    });
    log.info({ nodeId: id, name, createdById }, 'judge node created');
    return { nodeId: id, token };
  } catch (error) {
    if (isUniqueViolation(error)) throw new JudgeNodeNameTaken();
    throw error;
  }
}

/** Says what a node is to do. @throws JudgeNodeNotFound, JudgeNodeRevoked */
export async function setNodeMode(context: Context, nodeId: number, mode: JudgeNodeMode): Promise<void> {
  const { db, pubsub, log, viewer } = context;
  const isSet = await db.$transaction(async (tx) => {
    const before = await tx.judgeNode.findUnique({ where: { id: nodeId }, select: { mode: true } });
    const { count } = await tx.judgeNode.updateMany({ where: { id: nodeId, revokedAt: null }, data: { mode } });
    if (before === null || count === 0) return false;
    await auditBy(context, tx, { ...onNode(nodeId), action: 'judgeNode.changeMode', before, after: { mode } });
    return true;
  });
  if (!isSet) throw (await exists(context, nodeId)) ? new JudgeNodeRevoked() : new JudgeNodeNotFound();
  log.info({ nodeId, mode, viewer }, 'judge node mode set');
  await pubsub.publish('judgeNode', { nodeId });
  // Its waiting claims look again.
  if (mode === 'ACTIVE') await pubsub.publish('judgeTask', {});
}

/**
 * Ends the use of a node's token at once and gives its tasks back, nothing held against them. Idempotent.
 *
 * @throws JudgeNodeNotFound
 */
export async function revokeNode(context: Context, nodeId: number): Promise<void> {
  const { db, pubsub, log, viewer, now } = context;
  const isRevoked = await db.$transaction(async (tx) => {
    const { count } = await tx.judgeNode.updateMany({
      where: { id: nodeId, revokedAt: null },
      data: { revokedAt: now, incarnation: null },
    });
    if (count > 0) await auditBy(context, tx, { ...onNode(nodeId), action: 'judgeNode.revoke' });
    return count > 0;
  });
  if (!isRevoked && !(await exists(context, nodeId))) throw new JudgeNodeNotFound();
  await giveBackTasks(context, { where: Prisma.sql`node_id = ${nodeId}`, cause: null });
  log.info({ nodeId, viewer }, 'judge node revoked');
  await pubsub.publish('judgeNode', { nodeId });
}

/** Removes a revoked node; verdicts keep its name. @throws JudgeNodeNotFound, JudgeNodeNotRevoked */
export async function deleteNode(context: Context, nodeId: number): Promise<void> {
  const isDeleted = await context.db.$transaction(async (tx) => {
    const before = await tx.judgeNode.findUnique({ where: { id: nodeId }, select: { name: true } });
    const { count } = await tx.judgeNode.deleteMany({ where: { id: nodeId, revokedAt: { not: null } } });
    if (before === null || count === 0) return false;
    await auditBy(context, tx, { ...onNode(nodeId), action: 'judgeNode.delete', before });
    return true;
  });
  if (!isDeleted) throw (await exists(context, nodeId)) ? new JudgeNodeNotRevoked() : new JudgeNodeNotFound();
  context.log.info({ nodeId, viewer: context.viewer }, 'judge node deleted');
  await context.pubsub.publish('judgeNode', { nodeId });
}

function onNode(id: number) {
  return { target: { kind: 'JUDGE_NODE', id }, groupId: null };
}

async function exists({ db }: Pick<Context, 'db'>, nodeId: number): Promise<boolean> {
  return (await db.judgeNode.count({ where: { id: nodeId } })) > 0;
}
