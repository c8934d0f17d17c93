import type { Group, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { z } from 'zod';
import { buildGroup } from '../../../factories/group.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import type { ProblemWishes } from '../../../factories/problem.ts';
import { TrainingScene } from '../../training/training-scene.ts';

const pageSchema = z.object({ problems: z.object({ total: z.int(), items: z.array(z.looseObject({ id: z.int() })) }) });
const submittedSchema = z.object({ submitSolution: z.looseObject({ __typename: z.string() }) });

/** Two groups, one of which shares with the other. */
export class ShareScene {
  readonly scene: TrainingScene;
  /** Shares. */
  readonly from: Group;
  /** Receives. */
  readonly to: Group;
  readonly people: Readonly<Record<Person, User>>;

  private constructor(scene: TrainingScene, { from, to }: Record<'from' | 'to', Group>, people: Record<Person, User>) {
    this.scene = scene;
    this.from = from;
    this.to = to;
    this.people = people;
  }

  static async start(): Promise<ShareScene> {
    const scene = await TrainingScene.start();
    const { services } = scene.server;
    await buildLiveNode(services, ['cpp']);
    const names = ['keeper', 'teacher', 'colleague', 'receiver', 'pupil', 'stranger'] as const;
    const people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await scene.user()] as const)),
    ) as Record<Person, User>;
    const { keeper, teacher, colleague, receiver, pupil } = people;
    const from = await buildGroup(services, keeper, {
      levels: [
        [teacher, level.root],
        [colleague, level.member],
      ],
    });
    const to = await buildGroup(services, receiver, {
      levels: [
        [teacher, level.admin],
        [pupil, level.member],
      ],
    });
    return new ShareScene(scene, { from, to }, people);
  }

  get db() {
    return this.scene.server.services.db;
  }

  /** A public problem of the sharing group. */
  problem(wishes: ProblemWishes = {}): Promise<Problem> {
    return this.scene.problem({ groupId: this.from.id, authorId: this.people.keeper.id, ...wishes });
  }

  /** A problem that the receiving group has accepted. */
  async received(wishes: ProblemWishes = {}): Promise<Problem & { readonly shareId: number }> {
    const problem = await this.problem(wishes);
    const { id } = await this.db.groupShare.create({
      data: { problemId: problem.id, groupId: this.to.id, acceptedAt: new Date() },
    });
    return { ...problem, shareId: id };
  }

  share(as: User | null, problem: Problem, group: object = { groupId: this.to.id }) {
    return this.scene.act(
      as,
      'shareWithGroup',
      { item: { problemId: problem.id }, group },
      '... on ShareWithGroupSuccess { share { id isAccepted } }',
    );
  }

  /** Ids in the problem list of a group, as somebody reads it. */
  async listed(as: User | null, group: Group = this.to): Promise<number[]> {
    const data = await this.scene.ask(
      as,
      'query ($groupId: Int!) { problems(filter: { groupId: $groupId }, page: { size: 120 }) { total items { id } } }',
      { groupId: group.id },
    );
    const { total, items } = pageSchema.parse(data).problems;
    if (total !== items.length) throw new Error(`${total} are counted, ${items.length} are listed`);
    return items.map(({ id }) => id);
  }

  /** Does somebody read the statement of a problem? */
  async reads(as: User | null, { id }: Pick<Problem, 'id'>): Promise<boolean> {
    return (await this.scene.ask(as, 'query ($id: Int!) { problem(id: $id) { id } }', { id }))['problem'] !== null;
  }

  /** Submits a solution. @returns what became of it, and the group that it was made in. */
  async submit(
    as: User,
    { displayId }: Problem,
    groupId: number | null = null,
    { trainingId = null }: { readonly trainingId?: number | null } = {},
  ) {
    const program = { languageKey: 'cpp', code: `// ${Math.random()}` };
    const input = { problemDisplayId: displayId, ...program, groupId, trainingId };
    const data = await this.scene.ask(
      as,
      `mutation ($input: SubmitSolutionInput!) {
        submitSolution(input: $input) { __typename ... on SubmitSolutionSuccess { data { id groupId } } }
      }`,
      { input },
    );
    return submittedSchema.parse(data).submitSolution;
  }
}

/**
 * The keeper owns the sharing group, the receiver the receiving one; colleague and pupil are their members. The teacher
 * is a root of the first and an admin of the second.
 */
export type Person = 'keeper' | 'teacher' | 'colleague' | 'receiver' | 'pupil' | 'stranger';
