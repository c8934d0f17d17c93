import { createHash } from 'node:crypto';
import type { GroupContent } from '../package/problem-content.ts';
import type { StoredRef } from './stored-ref.ts';

/**
 * Name of a test set: SHA-256 over all that judging can tell apart in it, 64 lower-case hex characters. Of marks of
 * samples only those that packages state are in it: editing the statement outdates no verdict.
 */
export function testSetHash(root: GroupContent<StoredRef>): string {
  return createHash('sha256')
    .update(JSON.stringify(contentOf(root)))
    .digest('hex');
}

function contentOf(group: GroupContent<StoredRef>): unknown {
  return [
    group.name,
    group.aggregation,
    group.isBreakOnReject,
    group.acceptScore,
    group.rejectScore,
    group.maxScore,
    group.requires,
    group.cases.map((each) => [
      each.name,
      each.isSample,
      each.input.sha256,
      each.answer.sha256,
      each.score,
      each.validatorFlags,
      each.args,
      each.files.map(({ name, file }) => [name, file.sha256]),
    ]),
    group.groups.map(contentOf),
  ];
}
