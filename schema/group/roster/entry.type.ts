import { builder } from '../../core/builder.ts';
import type { MemberEntry } from './entry.loader.ts';

export const MemberEntryType = builder.objectRef<MemberEntry>('GroupRosterEntry').implement({
  description: 'A member as the imported roster of the group names them.',
  fields: (t) => ({
    name: t.exposeString('name'),
    number: t.exposeString('number', { description: 'Student number.' }),
    classId: t.id({
      nullable: true,
      description: 'The class that it names; null: none.',
      resolve: ({ classId }) => (classId === null ? null : String(classId)),
    }),
    viewerCanResetPassword: t.exposeBoolean('canReset', {
      description: 'The viewer manages members, the group made the account, and its owner has not taken it over.',
    }),
  }),
});
