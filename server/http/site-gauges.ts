import type { Services } from '@verdict/schema/core/context.ts';
import { isNodeHealthy } from '@verdict/schema/queue/language/language.service.ts';
import { readQueueState } from '@verdict/schema/queue/task/queue-figures.service.ts';
import { Gauge, type Registry } from 'prom-client';

/**
 * Gauges of what the database knows, the same on every server of a site, and of this machine's disk.
 *
 * @returns how to
 * bring them up to date.
 */
export function createSiteGauges(
  register: Registry,
): (services: Pick<Services, 'db' | 'disk'>, now: Date) => Promise<void> {
  const registers = [register];
  const tasks = new Gauge({
    name: 'verdict_judge_queue_tasks',
    help: 'Judge tasks now, by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'verdict_judge_queue_oldest_wait_seconds',
    help: 'How long the oldest waiting task waits, by queue; 0 when nothing waits.',
    labelNames: ['queue'],
    registers,
  });
  const expected = new Gauge({
    name: 'verdict_judge_queue_expected_wait_seconds',
    help: 'Expected wait of a new task, by queue; absent while no judge is live.',
    labelNames: ['queue'],
    registers,
  });
  const slots = new Gauge({ name: 'verdict_judge_slots', help: 'Slots of live judges.', registers });
  const nodes = new Gauge({
    name: 'verdict_judge_nodes',
    help: 'Judges whose token is accepted, by health and mode.',
    labelNames: ['health', 'mode'],
    registers,
  });

  const parked = new Gauge({
    name: 'verdict_judge_parked_tasks',
    help: 'Judge tasks that wait for a file missing in the content store.',
    registers,
  });
  const diskFree = new Gauge({
    name: 'verdict_disk_free_bytes',
    help: 'Free bytes of the disk of the data folder.',
    registers,
  });
  const diskFull = new Gauge({
    name: 'verdict_disk_nearly_full',
    help: '1 while the disk is nearly full and writes are refused.',
    registers,
  });

  return async ({ db, disk }, now) => {
    const [state, known, parkedCount] = await Promise.all([
      readQueueState(db),
      db.judgeNode.findMany({ where: { revokedAt: null }, select: { mode: true, lastSeenAt: true, revokedAt: true } }),
      db.judgeTask.count({ where: { missingSha256: { not: null } } }),
    ]);
    parked.set(parkedCount);
    diskFree.set(disk.state.freeBytes);
    diskFull.set(disk.state.isNearlyFull ? 1 : 0);
    expected.reset();
    for (const { queue: name, waiting, running, oldestWaitSeconds, expectedWaitSeconds } of state.queues) {
      const queue = name.toLowerCase();
      tasks.set({ queue, state: 'waiting' }, waiting);
      tasks.set({ queue, state: 'running' }, running);
      oldest.set({ queue }, oldestWaitSeconds ?? 0);
      if (expectedWaitSeconds !== null) expected.set({ queue }, expectedWaitSeconds);
    }
    slots.set(state.slots);
    for (const mode of ['active', 'paused', 'draining'])
      for (const health of ['healthy', 'unhealthy']) nodes.set({ health, mode }, 0);
    for (const node of known)
      nodes.inc({ health: isNodeHealthy(node, now) ? 'healthy' : 'unhealthy', mode: node.mode.toLowerCase() });
  };
}
