import type { OiWireCell } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { expect, test } from 'vitest';
import type { Text } from '../../../lib/intl/use-text.ts';
import { cellLook } from './cell-look.ts';

const t: Text = ({ id }) => id;
const look = (wire: OiWireCell) => cellLook(t, wire, { firstSecond: null, isStar: false });

test('a score is called full only if the counted score is full, whether its time is known or not', () => {
  expect(look([100, 60, 0, true])).toEqual({ kind: 'solved', main: '✓ 100', sub: '60 ms', label: 'board.cell.full' });
  expect(look([100, null, 0, true])).toEqual({
    kind: 'solved',
    main: '✓ 100',
    sub: '',
    label: 'board.cell.fullUntimed',
  });
  expect(look([40, 60, 0])).toEqual({ kind: 'partial', main: '◐ 40', sub: '', label: 'board.cell.score' });
  expect(look([0, 60, 1])).toEqual({ kind: 'wrong', main: '✗ 0', sub: '? 1', label: 'board.cell.score' });
});
