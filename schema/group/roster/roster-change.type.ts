import { builder } from '../../core/builder.ts';
import type { RosterChange, RosterState } from './plan.ts';

const states: readonly RosterState[] = ['MEMBER', 'INVITE', 'INVITED', 'DECLINED', 'NEW', 'FAULTY'];

export const RosterStateEnum = builder.enumType('RosterState', {
  description:
    'What an import makes of a row. MEMBER: of the group already. INVITE: the account exists and is invited; its ' +
    'owner decides. INVITED: it was invited and has not decided. DECLINED: it did not want to join. NEW: an account ' +
    'is made. FAULTY: nothing, until the row is corrected.',
  values: states as readonly [RosterState, ...RosterState[]],
});

export const rosterChangeRef = builder.objectRef<RosterChange>('RosterChange').implement({
  description: 'A row that is not as the preview showed it.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'From 1.' }),
    name: t.exposeString('name'),
    before: t.field({ type: RosterStateEnum, resolve: ({ before }) => before }),
    after: t.field({ type: RosterStateEnum, resolve: ({ after }) => after }),
  }),
});
