import { builder, errorType } from '../../core/builder.ts';
import { NoCodeNeeded, SentTooRecently, WrongEmailCode } from './email-code.error.ts';
import type { SentCode } from './email-code.service.ts';

errorType(WrongEmailCode, { description: 'Not the code sent last, or it ran out or was tried five times.' });
errorType(NoCodeNeeded, { description: 'The site does not ask for a code here.' });
errorType(SentTooRecently, {
  description: 'A mail of this kind went there a moment ago.',
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next one may be sent.' }),
  }),
});

export const SentCodeType = builder.objectRef<SentCode>('SentCode').implement({
  description: 'A code of six characters is on its way by mail.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends.' }),
    resendAt: t.expose('resendAt', { type: 'DateTime', description: 'When the next may be asked for.' }),
  }),
});
