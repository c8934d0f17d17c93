import { ViewKind } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { SiteView } from '../../core/context.ts';
import { ViewerType } from '../user/viewer.type.ts';
import type { StartedView } from './view.service.ts';

const ViewKindEnum = builder.enumType(ViewKind, {
  name: 'ViewKind',
  description:
    'USER: as another account, to a super admin. CONTESTANT and MEMBER: as the own account without what it manages, ' +
    'to an admin of a contest and to staff of a group.',
});

const ViewType = builder.objectRef<SiteView>('View').implement({
  description: 'The site as somebody else sees it, read-only.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ViewKindEnum }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'It ends by itself, 15 minutes after its start.' }),
  }),
});

builder.objectField(ViewerType, 'view', (t) =>
  t.field({
    type: ViewType,
    nullable: true,
    description: 'Somebody sees the site as this viewer; null: the viewer asks.',
    resolve: (viewer) => (viewer.kind === 'user' ? (viewer.view ?? null) : null),
  }),
);

export const StartedViewType = builder.objectRef<StartedView>('StartedView').implement({
  description: 'A view that has just begun, in place of the one that the session may have had.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'For the header Authorization. It reads and changes nothing; it ends with the session too.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});
