import type { NodeRegistration, Registered } from '@verdict/judge/protocol/node.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { registerLanguages } from '../language/language.service.ts';
import { giveBackTasks } from './lease.service.ts';
import { wireModes } from './node-presence.service.ts';

/**
 * Takes up a judge process: its node's languages and slots as it reports them. Tasks of an earlier life of the node are
 * given back at once, without waiting for their leases to run out.
 *
 * @returns which node it is, and what it is to do.
 */
export async function registerNode(
  services: Services,
  nodeId: number,
  registration: NodeRegistration,
): Promise<Registered> {
  const { languages, ...facts } = registration;
  const { incarnation, slots } = facts;
  const { name, mode } = await services.db.$transaction(async (tx) => {
    // Two nodes that start together take turns, so that both may make the rows of the same languages.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('register-judge-node'))`;
    const node = await tx.judgeNode.update({
      where: { id: nodeId },
      data: facts,
      select: { name: true, mode: true },
    });
    await tx.$executeRaw`
      UPDATE judge_node
      SET last_seen_at = clock_timestamp(), registered_at = clock_timestamp(), load = NULL
      WHERE id = ${nodeId}`;
    await registerLanguages(tx, nodeId, languages);
    return node;
  });
  await giveBackTasks(services, {
    where: Prisma.sql`node_id = ${nodeId} AND incarnation IS DISTINCT FROM ${incarnation}`,
    cause: `judge ${name} was restarted`,
  });
  // Tasks may have waited for a language that only this node offers.
  await services.pubsub.publish('judgeTask', {});
  await services.pubsub.publish('judgeNode', { nodeId });
  services.log.info({ nodeId, name, slots, languages: languages.map(({ key }) => key) }, 'judge registered');
  return { nodeId, name, mode: wireModes[mode] };
}
