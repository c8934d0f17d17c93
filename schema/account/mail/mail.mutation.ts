import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { newEmail } from '../user/credentials.ts';
import { changeMailSettings, readMailSettings, sendTestMail } from './mail-settings.service.ts';
import { MailNotAccepted, MailNotFound, MailNotRetryable, NoMailServer } from './mail.error.ts';
import { MailSettingsType, MailType } from './mail.type.ts';
import { retryMail } from './outbox.service.ts';

const hostSentence = {
  'zh-CN': '请填写主机名，例如 smtp.example.org。',
  'en-US': 'Give the name of a host, such as smtp.example.org.',
};

const MailSettingsInput = builder.inputType('MailSettingsInput', {
  fields: (t) => ({
    host: t.string({
      description: 'Empty: the server of the environment, or none.',
      validate: z
        .string()
        .max(255)
        .refine((host) => /^[A-Za-z0-9.:_-]*$/.test(host), { params: { sentence: hostSentence } }),
    }),
    port: t.int({ validate: z.int().min(1).max(65_535) }),
    isSecure: t.boolean({ description: 'TLS from the start, as on port 465.' }),
    username: t.string({ description: 'Empty: without signing in.', validate: z.string().max(255) }),
    password: t.string({
      description: 'Empty: the stored one is kept while host and username are.',
      validate: z.string().max(255),
    }),
    from: t.string({
      required: false,
      defaultValue: '',
      description: "Sender's address; empty: made from the username or the site's address.",
      validate: z.union([z.literal(''), newEmail]),
    }),
  }),
});

builder.mutationFields((t) => ({
  retryMail: t.prismaField({
    type: MailType,
    description: 'Sends a mail again that was given up, or had no server to leave by.',
    authScopes: { superAdmin: true },
    errors: { types: [MailNotFound, MailNotRetryable] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await retryMail(context, id);
      return context.db.mail.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  changeMailSettings: t.field({
    type: MailSettingsType,
    description: 'Sets how mails leave the site.',
    authScopes: { superAdmin: true },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: MailSettingsInput }) },
    resolve: async (_root, { input }, context) => {
      await changeMailSettings(context, { ...input, from: input.from ?? '' });
      return readMailSettings(context);
    },
  }),
  sendTestMail: t.boolean({
    description: 'Sends a test mail at once; true when the SMTP server has taken it.',
    authScopes: { superAdmin: true },
    errors: { types: [InvalidInput, NoMailServer, MailNotAccepted] },
    args: { to: t.arg.string({ validate: newEmail }) },
    resolve: async (_root, { to }, context) => {
      await sendTestMail(context, to);
      return true;
    },
  }),
}));
