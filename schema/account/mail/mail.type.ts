import { MailState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { MailSettings } from './mail-settings.service.ts';
import { headingOf, isRetryable, letterOf, previewMail } from './outbox.service.ts';
import type { RenderedLetter } from './render-letter.ts';

export const MailStateType = builder.enumType(MailState, {
  name: 'MailState',
  description:
    'QUEUED: on its way, or waiting for the next try. SENT: the SMTP server has it. FAILED: given up. ' +
    'HELD: no SMTP server was set.',
});

const RenderedLetterType = builder.objectRef<RenderedLetter>('RenderedLetter').implement({
  description: 'What a mail says.',
  fields: (t) => ({
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
    html: t.exposeString('html', { description: 'A whole page; to be shown in a sandbox.' }),
  }),
});

export const MailType = builder.prismaObject('Mail', {
  select: { id: true },
  description: 'A mail of the site.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    to: t.exposeString('to'),
    locale: t.exposeString('locale', { description: 'zh-CN or en-US.' }),
    kind: t.string({
      nullable: true,
      description: 'What it is about, such as registerCode; null for a kind that is no more.',
      select: { letter: true },
      resolve: ({ letter }) => letterOf(letter)?.kind ?? null,
    }),
    heading: t.string({
      nullable: true,
      description: 'First line of its text, in the language of the mail; null for a kind that is no more.',
      select: { letter: true, locale: true },
      resolve: headingOf,
    }),
    state: t.expose('state', { type: MailStateType }),
    attempts: t.exposeInt('attempts', { description: 'Tries so far.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: "Why the last try failed, in the SMTP server's words.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    nextTryAt: t.expose('nextTryAt', { type: 'DateTime', description: 'Of a queued mail: not tried before.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    preview: t.field({
      type: RenderedLetterType,
      nullable: true,
      complexity: 20,
      description: 'What its reader gets; null for a kind that is no more.',
      select: { letter: true, locale: true },
      resolve: (mail, _args, context) => previewMail(context, mail),
    }),
    viewerCanRetry: t.boolean({ select: { state: true }, resolve: ({ state }) => isRetryable(state) }),
  }),
});

export const MailSettingsType = builder.objectRef<MailSettings>('MailSettings').implement({
  description: 'How mails leave the site. The password is never answered.',
  fields: (t) => ({
    host: t.exposeString('host', { description: 'Empty: there is no server, mails stay in the outbox.' }),
    port: t.exposeInt('port'),
    isSecure: t.exposeBoolean('isSecure', {
      description: 'TLS from the start; false: STARTTLS where offered, and always where a password is sent.',
    }),
    username: t.exposeString('username'),
    hasPassword: t.exposeBoolean('hasPassword'),
    from: t.exposeString('from', { description: "Sender's address." }),
    chosenFrom: t.exposeString('chosenFrom', {
      description: "Sender's address that was set here; empty: `from` is made from the username or the site's address.",
    }),
    isFromEnvironment: t.exposeBoolean('isFromEnvironment', {
      description: 'Set by SMTP_URL, not by the settings of the site.',
    }),
  }),
});
