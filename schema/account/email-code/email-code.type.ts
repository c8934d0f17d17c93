import { builder } from '../../core/builder.ts';
import type { SentCode } from './email-code.service.ts';

export const SentCodeType = builder.objectRef<SentCode>('SentCode').implement({
  description: 'A code of six characters is on its way by mail.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends.' }),
    resendAt: t.expose('resendAt', { type: 'DateTime', description: 'When the next may be asked for.' }),
  }),
});
