import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCodeforcesStandIn } from '../../stand-ins/codeforces/codeforces-stand-in.ts';
import { startStatementScene, type StatementScene } from './statement-scene.ts';

const ref = '102253B';

let scene: StatementScene;
let admin: User;
beforeEach(async () => {
  scene = await startStatementScene({
    judgeKey: 'GYM',
    startJudge: (clock) => startCodeforcesStandIn({ handles: [], isOpen: true }, clock),
  });
  admin = await scene.newUser();
});
afterEach(async () => {
  const { db } = scene.services;
  await db.problem.deleteMany();
  await db.remoteImport.deleteMany();
  await db.remotePace.deleteMany();
  await db.remoteHealth.deleteMany();
  await db.remoteRobots.deleteMany();
  await scene.stop();
});

async function shown(): Promise<unknown> {
  const { problem } = await scene.ask(
    admin,
    `{
    problem(displayId: "GYM-${ref}") { statement { description } attachments { name } }
  }`,
  );
  return problem;
}

/** Lets the next reading write the problem again. */
async function rewrite(): Promise<void> {
  const { problemId } = await scene.services.db.remoteSource.findFirstOrThrow({ where: { ref } });
  await scene.services.db.remoteSource.update({ where: { problemId }, data: { appliedNumber: 0 } });
  await scene.refresh(problemId);
  const { appliedNumber } = await scene.services.db.remoteSource.findUniqueOrThrow({ where: { problemId } });
  expect(appliedNumber).toBe(1);
}

test('a PDF of a gym is a link to the judge by default, also after the next reading', async () => {
  await scene.imported(admin, ref);
  const url = `${scene.judge.origin}/gym/102253/problem/B?locale=en`;
  const linked = { statement: { description: `[PDF (127.0.0.1)](${url})` }, attachments: [] };
  expect(await shown()).toEqual(linked);
  await rewrite();
  expect(await shown()).toEqual(linked);
});

test('an admin may keep the PDF of a gym, which the statement then shows, also after the next reading', async () => {
  const id = await scene.create(admin, [ref]);
  await scene.work(id);
  expect(await scene.ask(admin, `{ remoteImport(id: ${id}) { isPdfKept pdfs } }`)).toEqual({
    remoteImport: { isPdfKept: false, pdfs: 1 },
  });
  await scene.run(admin, id, { isPdfKept: true });
  const kept = {
    statement: { description: expect.stringMatching(/^\[PDF\]\(\/api\/public\/file\/[0-9a-f]{64}\.pdf\)$/u) },
    attachments: [{ name: 'remote-statement.pdf' }],
  };
  expect(await shown()).toEqual(kept);
  await rewrite();
  expect(await shown()).toEqual(kept);
});
