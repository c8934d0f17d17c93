import { expect, test } from 'vitest';
import { stateOf } from './text-state.ts';

const act = (kind: 'KEEP' | 'HIDE' | 'DELETE' | 'WARN', reason = '') => ({ kind, reason, createdAt: new Date(0) });

test.each([
  ['no acts', [], { isHidden: false, hiddenReason: null, deletedAt: null }],
  ['hide', [act('HIDE', 'spam')], { isHidden: true, hiddenReason: 'spam', deletedAt: null }],
  ['hide, keep', [act('HIDE', 'spam'), act('KEEP')], { isHidden: false, hiddenReason: null, deletedAt: null }],
  ['keep, hide, warn', [act('KEEP'), act('HIDE', 'a'), act('WARN')], { isHidden: true, hiddenReason: 'a' }],
  ['delete, keep', [act('DELETE'), act('KEEP')], { isHidden: false, deletedAt: new Date(0) }],
] as const)('a text after %s', (_name, acts, state) => {
  expect(stateOf(acts)).toMatchObject(state);
});
