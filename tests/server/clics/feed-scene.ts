import { expect } from 'vitest';
import { z } from 'zod';
import type { TestServer } from '../test-server.ts';
import { ago, ClicsScene, type ViewerName } from './clics-scene.ts';
import { byId, type FeedReader } from './feed-reader.ts';
import { replayBoard } from './replay.ts';
import { answers, collections } from './specification.ts';

/** The contests of one test and the feeds that are read of them. */
export class FeedScenes {
  readonly #server: TestServer;
  readonly #scenes: ClicsScene[] = [];

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** A contest that began two hours ago and is sealed since one. */
  async make(wishes: Parameters<typeof ClicsScene.make>[1] = {}): Promise<ClicsScene> {
    const scene = await ClicsScene.make(this.#server, {
      startsAt: ago(120),
      sealsAt: ago(60),
      endsAt: ago(-60),
      isUnsealedAtEnd: false,
      ...wishes,
    });
    this.#scenes.push(scene);
    return scene;
  }

  async stop(): Promise<void> {
    for (const scene of this.#scenes.splice(0)) await scene.stop();
  }
}

/** What a reader knows is what the collections say. */
export async function expectWhole(scene: ClicsScene, viewer: ViewerName, reader: FeedReader): Promise<void> {
  for (const kind of collections) {
    const { status, body } = await scene.ask(viewer, `/${kind}`);
    const objects = status === 200 ? z.array(z.record(z.string(), z.unknown())).parse(body) : [];
    expect([kind, reader.list(kind)]).toEqual([kind, objects.toSorted(byId)]);
  }
  expect(reader.list('contest')).toEqual([(await scene.ask(viewer)).body]);
  expect(reader.list('state')).toEqual([(await scene.ask(viewer, '/state')).body]);
}

/** The board made of the feed is the one that is told. */
export async function expectSameBoard(scene: ClicsScene, viewer: ViewerName, reader: FeedReader): Promise<void> {
  const { rows } = answers.scoreboard.parse((await scene.ask(viewer, '/scoreboard')).body);
  expect(replayBoard(reader, { seesAll: viewer === 'author' })).toEqual(
    rows.map(({ rank, team_id, score, problems }) => ({
      rank,
      team_id,
      ...('num_solved' in score ? { num_solved: score.num_solved, total_time: score.total_time } : {}),
      problems,
    })),
  );
}

/** Verdict of a submission as a reader knows it. */
export const judgedIn = (reader: FeedReader, id: number) =>
  reader.list('judgements').find((one) => one['submission_id'] === String(id))?.['judgement_type_id'];
