import { Status } from '@verdict/judge/protocol/status.ts';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestServer } from '../test-server.ts';
import { ago, ClicsScene, type ViewerName } from './clics-scene.ts';
import { answers, collections, listOf } from './specification.ts';

export const objectsIn = (body: unknown) => z.array(z.looseObject({ id: z.string() })).parse(body);
export const idsIn = (body: unknown) => objectsIn(body).map(({ id }) => id);

/**
 * Asks for every collection a viewer may ask for by the endpoint `access`, and for one object of each, and holds it all
 * against the specification.
 *
 * @returns collections by name.
 */
export async function walk(scene: ClicsScene, viewer: ViewerName): Promise<Record<string, Record<string, unknown>[]>> {
  answers.contest.parse((await scene.ask(viewer)).body);
  answers.state.parse((await scene.ask(viewer, '/state')).body);
  const access = answers.access.parse((await scene.ask(viewer, '/access')).body);
  const properties = new Map<string, readonly string[]>(access.endpoints.map((one) => [one.type, one.properties]));
  const told: Record<string, Record<string, unknown>[]> = {};
  const asked = await Promise.all(
    collections.map(async (kind) => ({ kind, ...(await scene.ask(viewer, `/${kind}`)) })),
  );
  for (const { kind, status, body } of asked) {
    if (!properties.has(kind)) {
      expect([status, answers.failure.parse(body).code]).toEqual(viewer === 'visitor' ? [401, 401] : [403, 403]);
      continue;
    }
    expect([kind, status]).toEqual([kind, 200]);
    listOf(kind).parse(body);
    const objects = z.array(z.record(z.string(), z.unknown())).parse(body);
    told[kind] = objects;
    for (const name of objects.flatMap((object) => Object.keys(object))) expect(properties.get(kind)).toContain(name);
    const last = objects.at(-1);
    if (last !== undefined) expect((await scene.ask(viewer, `/${kind}/${String(last['id'])}`)).body).toEqual(last);
  }
  if (properties.has('scoreboard')) answers.scoreboard.parse((await scene.ask(viewer, '/scoreboard')).body);
  // What an object refers to is there.
  for (const [kind, name, target] of [
    ['teams', 'organization_id', 'organizations'],
    ['submissions', 'team_id', 'teams'],
    ['submissions', 'problem_id', 'problems'],
    ['submissions', 'language_id', 'languages'],
    ['judgements', 'submission_id', 'submissions'],
    ['judgements', 'judgement_type_id', 'judgement-types'],
    ['clarifications', 'from_team_id', 'teams'],
    ['clarifications', 'problem_id', 'problems'],
  ] as const) {
    const there = new Set(told[target]?.map(({ id }) => id));
    for (const object of told[kind] ?? []) if (object[name] !== undefined) expect(there).toContain(object[name]);
  }
  return told;
}

/** A contest with verdicts before the seal and under it, asked questions and an announcement. */
export async function eventful(server: TestServer, wishes: Parameters<typeof ClicsScene.make>[1]) {
  const scene = await ClicsScene.make(server, { startsAt: ago(120), sealsAt: ago(60), endsAt: ago(-60), ...wishes });
  const { db } = server.services;
  await scene.solve('ann', 'A', 10, Status.WRONG_ANSWER, 20);
  await scene.solve('ann', 'A', 20, Status.ACCEPTED);
  await scene.solve('ben', 'A', 30, Status.COMPILE_ERROR);
  const sealed = await scene.solve('ben', 'B', 80, Status.ACCEPTED);
  const [contestId, contestProblemId] = [scene.contest.id, scene.problemIds[0] ?? 0];
  await db.contestAnnouncement.create({
    data: { contestId, title: 'Welcome', content: 'Have fun.', authorId: scene.people.author.id },
  });
  const asked = { contestId, askedAt: ago(90), answererId: scene.people.author.id, answeredAt: ago(89) };
  const toAll = await db.clarification.create({
    data: {
      ...asked,
      contestProblemId,
      askerId: scene.people.ann.id,
      question: 'Is n positive?',
      answer: 'Yes.',
      isPublic: true,
    },
  });
  const toAnn = await db.clarification.create({
    data: { ...asked, askerId: scene.people.ann.id, question: 'May I go?', answer: 'Please do.', isPublic: false },
  });
  return { scene, sealed, toAll, toAnn };
}
