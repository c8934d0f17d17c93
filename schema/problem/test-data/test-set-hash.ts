import { createHash } from 'node:crypto';
import type { NewTestGroup } from './test-data.types.ts';

/** Name of a test set: SHA-256 over all that judging can tell apart in it, 64 lower-case hex characters. */
export function testSetHash(root: NewTestGroup): string {
  return createHash('sha256')
    .update(JSON.stringify(contentOf(root)))
    .digest('hex');
}

function contentOf(group: NewTestGroup): unknown {
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
      each.files.map((file) => [file.name, file.sha256]),
    ]),
    group.groups.map(contentOf),
  ];
}
