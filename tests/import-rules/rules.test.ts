import { expect, test } from 'vitest';
import { folderCircles, violation } from './rules.ts';

test.each([
  ['schema/problem/bank/problem.service.ts', 'prisma/db.ts'],
  ['schema/queue/task/judge-task.ts', 'judge/protocol/task.ts'],
  ['server/app.ts', 'schema/index.ts'],
  ['schema/contest/core/contest.service.ts', 'schema/problem/bank/problem.rule.ts'],
  ['schema/core/builder.ts', 'schema/contest/scoreboard/board/wire.ts'],
  ['schema/wiring.ts', 'schema/contest/core/contest.service.ts'],
  ['schema/index.ts', 'schema/problem/bank/problem.type.ts'],
  ['schema/problem/bank/problem.query.ts', 'schema/problem/bank/problem.type.ts'],
  ['schema/problem/checker/problem.checker-fields.ts', 'schema/problem/checker/checker.type.ts'],
  ['client/src/routes/problem.tsx', 'client/src/features/problem/workspace/problem-page.tsx'],
  ['client/src/features/contest/scoreboard/board.tsx', 'schema/contest/scoreboard/board/board.ts'],
  ['client/src/lib/status/status.ts', 'judge/protocol/status.ts'],
  ['client/src/features/problem/workspace/problem-page.tsx', 'client/src/components/button.tsx'],
  ['client/src/components/code-editor/editor.tsx', 'client/src/lib/live/progress.ts'],
])('%s may import %s', (from, to) => {
  expect(violation({ from, to, isPackage: false })).toBeNull();
});

test.each([
  ['prisma/db.ts', 'schema/index.ts', 'prisma/ may import no other room'],
  ['schema/index.ts', 'server/app.ts', 'schema/ may import prisma/, judge/protocol/'],
  ['schema/index.ts', 'judge/run/points.ts', 'schema/ may import prisma/, judge/protocol/'],
  [
    'schema/problem/bank/problem.rule.ts',
    'schema/contest/core/contest.service.ts',
    'in the schema problem/ may not import contest/, which stands on it (schema/wiring.ts is for that)',
  ],
  ['schema/core/builder.ts', 'schema/wiring.ts', 'wings import no file beside them'],
  ...['problem-form.service.ts', 'problem-columns.ts', 'problem.rule.ts'].map((name): [string, string, string] => [
    `schema/problem/editing/${name}`,
    'schema/problem/editing/problem-form.type.ts',
    'only files of GraphQL import a .type.ts; shapes they share live in the service or a file named after them',
  ]),
  ['schema/balloon/balloon.type.ts', 'schema/core/builder.ts', 'schema/balloon/ is in no wing of the schema'],
  [
    'server/http/audit-words.ts',
    'client/src/lib/format/figures.ts',
    'server/ may import prisma/, schema/, judge/protocol/, client/src/locales/',
  ],
  ['judge/index.ts', 'server/env.ts', 'judge/ may import no other room'],
  ['judge/protocol/task.ts', 'judge/run/points.ts', 'judge/protocol/ imports nothing of ours'],
  [
    'schema/contest/scoreboard/board/board.ts',
    'schema/core/context.ts',
    'schema/contest/scoreboard/board/ imports nothing of ours',
  ],
  [
    'client/src/features/contest/scoreboard/board.tsx',
    'schema/contest/scoreboard/board-row.service.ts',
    'client/ may import schema/contest/scoreboard/board/, schema/core/audit/audit-, schema/core/sheet/csv.ts, ' +
      'judge/protocol/number-tolerance.ts, judge/protocol/status.ts',
  ],
  [
    'client/src/features/problem/workspace/a.tsx',
    'client/src/features/account/auth/b.tsx',
    'features never import each other: a route composes them',
  ],
  ['client/src/lib/a.ts', 'client/src/features/account/auth/b.tsx', 'in the client lib/ may not import features/'],
  [
    'client/src/features/account/auth/b.tsx',
    'client/src/routes/home.tsx',
    'in the client features/ may not import routes/',
  ],
])('%s may not import %s', (from, to, reason) => {
  expect(violation({ from, to, isPackage: false })).toBe(reason);
});

test('the judge gets no way to a database', () => {
  expect(violation({ from: 'judge/index.ts', to: 'pg', isPackage: true })).toContain('may not use the package pg');
  expect(violation({ from: 'judge/index.ts', to: '@prisma/client/runtime', isPackage: true })).toContain(
    '@prisma/client',
  );
});

test('folders that import values of each other in a circle are named, types and tests left out', () => {
  const between = (from: string, to: string, isType = false) => ({ from, to, isPackage: false, isType });
  expect(
    folderCircles([
      between('schema/contest/core/a.ts', 'schema/contest/team/b.ts'),
      between('schema/contest/team/b.ts', 'schema/contest/rating/c.ts'),
      between('schema/contest/rating/c.ts', 'schema/contest/core/d.ts'),
      between('schema/site/home/e.ts', 'schema/site/rank/f.ts'),
      between('schema/site/rank/f.ts', 'schema/site/home/e.ts', true),
      between('schema/site/rank/f.test.ts', 'schema/site/home/e.ts'),
    ]),
  ).toEqual([['schema/contest/core', 'schema/contest/rating', 'schema/contest/team']]);
});
