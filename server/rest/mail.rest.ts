import { z } from 'zod';
import {
  RestChangeMailSettingsDocument,
  RestMailSettingsDocument,
  RestSendTestMailDocument,
} from './mail.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { flag, optionalInt, optionalText, text } from './wire.ts';

/**
 * Calls on mail of the contract's area "admin-config". The password is never answered; an empty one keeps what is
 * stored.
 */
export const mailCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/config/get-email-config',
    auth: 'root',
    input: z.object({}),
    async answer({ operate }) {
      const { mailSettings } = await operate(RestMailSettingsDocument, {});
      return {
        emailHost: mailSettings.host,
        emailPassword: null,
        emailPort: mailSettings.port,
        emailUsername: mailSettings.username,
        emailBGImg: null,
        emailSsl: mailSettings.isSecure,
      };
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/config/set-email-config',
    auth: 'root',
    input: z.object({
      emailHost: optionalText,
      emailPassword: optionalText,
      emailPort: optionalInt,
      emailUsername: optionalText,
      emailSsl: flag,
    }),
    async answer({ input, operate }) {
      const { emailHost, emailPassword, emailPort, emailUsername, emailSsl } = input;
      const { changeMailSettings } = await operate(RestChangeMailSettingsDocument, {
        input: {
          host: emailHost ?? '',
          port: emailPort ?? (emailSsl ? 465 : 587),
          isSecure: emailSsl,
          username: emailUsername ?? '',
          password: emailPassword ?? '',
        },
      });
      if (changeMailSettings.__typename !== 'ChangeMailSettingsSuccess') failDomain(changeMailSettings);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/config/test-email',
    auth: 'root',
    input: z.object({ email: text }),
    async answer({ input, operate }) {
      const { sendTestMail } = await operate(RestSendTestMailDocument, { to: input.email });
      if (sendTestMail.__typename !== 'SendTestMailSuccess') failDomain(sendTestMail);
    },
  }),
];
