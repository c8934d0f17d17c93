import { expect, test } from 'vitest';
import { formatReport } from './check-report.ts';

const ok = { state: 'ok', topic: 'root', detail: 'root', fix: null } as const;

test('a machine with all it needs can judge', () => {
  const { text, canJudge } = formatReport([{ title: 'The sandbox', lines: [ok] }]);
  expect(canJudge).toBe(true);
  expect(text).toBe('The sandbox\n  ok  root  root\n\nThis machine can judge.\n');
});

test('an absent language and a doubtful setting do not prevent judging, and their fixes are listed', () => {
  const { text, canJudge } = formatReport([
    {
      title: 'Languages',
      lines: [
        ok,
        { state: 'absent', topic: 'go', detail: 'no Go', fix: 'install it' },
        { state: 'warn', topic: 'swap', detail: '1 MiB', fix: 'swapoff -a' },
      ],
    },
  ]);
  expect(canJudge).toBe(true);
  expect(text).toContain(
    '   -  go    no Go\n            -> install it\n   !  swap  1 MiB\n            -> swapoff -a\n',
  );
  expect(text).toContain('1 thing could be better');
});

test('something missing is told last, too', () => {
  const { text, canJudge } = formatReport([
    { title: 'The sandbox', lines: [ok, { state: 'missing', topic: 'cgroup', detail: 'none', fix: 'mount it' }] },
  ]);
  expect(canJudge).toBe(false);
  expect(text).toMatch(/MISS {2}cgroup {2}none[^]*cannot judge yet/);
});
