import { builder } from '../builder.ts';
import type { AuditChange } from './audit-changes.ts';

export const AuditChangeType = builder.objectRef<AuditChange>('AuditChange').implement({
  description: 'A field of what was changed, with its values as text; null: not said, or empty.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Such as `isVisible`.' }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});
