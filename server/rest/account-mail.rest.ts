import { emailCodeLifeMs } from '@verdict/schema/account/email-code/email-code.service.ts';
import { z } from 'zod';
import {
  RestApplyPasswordResetDocument,
  RestCheckUsernameOrEmailDocument,
  RestCreateCaptchaDocument,
  RestResetPasswordDocument,
  RestSendRegisterCodeDocument,
} from './account-mail.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall, WithMessage } from './rest-call.ts';
import { optionalText, text } from './wire.ts';

/** Calls of the contract's area "auth" that go by mail, and the checks before them. */
export const accountMailCalls = [
  restCall({
    method: 'GET',
    path: '/api/captcha',
    auth: 'none',
    changesState: true,
    input: z.object({}),
    async answer({ operate }) {
      const { createCaptcha } = await operate(RestCreateCaptchaDocument, {});
      if (createCaptcha.__typename !== 'CreateCaptchaSuccess') return failDomain(createCaptcha);
      return { img: createCaptcha.data.image, captchaKey: createCaptcha.data.key };
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/check-username-or-email',
    auth: 'none',
    input: z.object({ username: optionalText, email: optionalText }),
    async answer({ input: { username, email }, operate }) {
      const { checkUsernameOrEmail: checked } = await operate(RestCheckUsernameOrEmailDocument, {
        username: username ?? null,
        email: email ?? null,
      });
      if (checked.__typename !== 'CheckUsernameOrEmailSuccess') return failDomain(checked);
      return { username: checked.data.username, email: checked.data.email };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-register-code',
    auth: 'none',
    changesState: true,
    input: z.object({ email: text }),
    async answer({ input: { email }, operate }) {
      const { sendRegisterCode } = await operate(RestSendRegisterCodeDocument, { email });
      const sent = { email, expire: emailCodeLifeMs / 1_000 };
      // Old clients go on with their form after success only.
      if (sendRegisterCode.__typename === 'NoCodeNeeded') return new WithMessage(sent, sendRegisterCode.message);
      return sendRegisterCode.__typename === 'SendRegisterCodeSuccess' ? sent : failDomain(sendRegisterCode);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/apply-reset-password',
    auth: 'none',
    input: z.object({ email: text, captcha: text, captchaKey: text }),
    async answer({ input, operate }) {
      const { applyPasswordReset } = await operate(RestApplyPasswordResetDocument, { input });
      return applyPasswordReset.__typename === 'ApplyPasswordResetSuccess' ? null : failDomain(applyPasswordReset);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/reset-password',
    auth: 'none',
    input: z.object({ username: text, password: text, code: text }),
    async answer({ input, operate }) {
      const { resetPassword } = await operate(RestResetPasswordDocument, { input });
      return resetPassword.__typename === 'ResetPasswordSuccess' ? null : failDomain(resetPassword);
    },
  }),
];
