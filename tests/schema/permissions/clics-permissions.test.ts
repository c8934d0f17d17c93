import { eventTypes } from '@verdict/schema/contest/clics/clics-object.ts';
import { expect, test } from 'vitest';
import { clicsPermissionTable } from './clics-permission-table.ts';
import { walkContests } from './walk-contests.ts';

test.each(eventTypes.filter((type) => type !== 'contest'))('the endpoint %s has a row', (type) => {
  expect(clicsPermissionTable.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(new RegExp(`^Contest API /${type}\\b`, 'u')),
  );
});

walkContests(clicsPermissionTable, []);
