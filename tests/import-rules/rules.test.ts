import { expect, test } from 'vitest';
import { violation } from './rules.ts';

test.each([
  ['schema/problem/bank/problem.service.ts', 'prisma/db.ts'],
  ['schema/queue/task/judge-task.ts', 'judge/protocol/task.ts'],
  ['server/app.ts', 'schema/index.ts'],
  ['client/src/routes/problem.tsx', 'client/src/features/problem/problem-page.tsx'],
  ['client/src/features/scoreboard/board.tsx', 'schema/contest/scoreboard/board/board.ts'],
  ['client/src/features/problem/problem-page.tsx', 'client/src/components/button.tsx'],
  ['client/src/components/code-editor/editor.tsx', 'client/src/lib/live/progress.ts'],
])('%s may import %s', (from, to) => {
  expect(violation({ from, to, isPackage: false })).toBeNull();
});

test.each([
  ['prisma/db.ts', 'schema/index.ts', 'prisma/ may import no other room'],
  ['schema/index.ts', 'server/app.ts', 'schema/ may import prisma/, judge/protocol/'],
  ['schema/index.ts', 'judge/run/points.ts', 'schema/ may import prisma/, judge/protocol/'],
  ['judge/index.ts', 'server/env.ts', 'judge/ may import no other room'],
  ['judge/protocol/task.ts', 'judge/run/points.ts', 'judge/protocol/ imports nothing of ours'],
  [
    'schema/contest/scoreboard/board/board.ts',
    'schema/core/context.ts',
    'schema/contest/scoreboard/board/ imports nothing of ours',
  ],
  [
    'client/src/features/scoreboard/board.tsx',
    'schema/contest/scoreboard/board-row.service.ts',
    'client/ may import schema/contest/scoreboard/board/',
  ],
  [
    'client/src/features/problem/a.tsx',
    'client/src/features/auth/b.tsx',
    'features never import each other: a route composes them',
  ],
  ['client/src/lib/a.ts', 'client/src/features/auth/b.tsx', 'in the client lib/ may not import features/'],
  ['client/src/features/auth/b.tsx', 'client/src/routes/home.tsx', 'in the client features/ may not import routes/'],
])('%s may not import %s', (from, to, reason) => {
  expect(violation({ from, to, isPackage: false })).toBe(reason);
});

test('the judge gets no way to a database', () => {
  expect(violation({ from: 'judge/index.ts', to: 'pg', isPackage: true })).toContain('may not use the package pg');
  expect(violation({ from: 'judge/index.ts', to: '@prisma/client/runtime', isPackage: true })).toContain(
    '@prisma/client',
  );
});
