import type { NodeRegistration } from '@verdict/judge/protocol/node.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../context.ts';
import { registerLanguages } from '../language/language.service.ts';
import { giveBackTasks } from './lease.service.ts';

/**
 * Takes up a judge process: its node's languages and slots as it reports them. Tasks of an earlier life of the node are
 * given back at once, without waiting for their leases to run out.
 * @returns the node's id and name.
 */
export async function registerNode(services: Services, nodeId: number, registration: NodeRegistration): Promise<{ nodeId: number; name: string }> {
  const { incarnation, slots, isWeakSandbox, languages } = registration;
  const name = await services.db.$transaction(async (tx) => {
    // Two nodes that start together take turns, so that both may make the rows of the same languages.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('register-judge-node'))`;
    const node = await tx.judgeNode.update({
      where: { id: nodeId },
      data: { incarnation, slots, isWeakSandbox },
      select: { name: true },
    });
    await tx.$executeRaw`UPDATE judge_node SET last_seen_at = clock_timestamp() WHERE id = ${nodeId}`;
    await registerLanguages(tx, nodeId, languages);
    return node.name;
  });
  await giveBackTasks(services, {
    where: Prisma.sql`node_id = ${nodeId} AND incarnation IS DISTINCT FROM ${incarnation}`,
    cause: `judge ${name} was restarted`,
  });
  // Tasks may have waited for a language that only this node offers.
  await services.pubsub.publish('judgeTask', {});
  services.log.info({ nodeId, name, slots, languages: languages.map(({ key }) => key) }, 'judge registered');
  return { nodeId, name };
}
