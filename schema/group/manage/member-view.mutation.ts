import { NotOfGroup } from '../../account/view/view.error.ts';
import { StartedViewType } from '../../account/view/view.type.ts';
import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { startMemberView } from './member-view.service.ts';

const StartMemberViewInput = builder.inputType('StartMemberViewInput', {
  description: 'A group of the viewer.',
  fields: (t) => ({ groupId: t.id({ description: 'Which group.' }) }),
});

builder.mutationField('startMemberView', (t) =>
  t.field({
    type: StartedViewType,
    description: 'Shows the site to staff of a group as their account sees it without what it manages.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [GroupNotFound, GroupActForbidden, NotOfGroup], dataField: { name: 'view' } },
    args: { input: t.arg({ type: StartMemberViewInput }) },
    resolve: (_root, { input }, context) => startMemberView(context, rowId(input.groupId)),
  }),
);
