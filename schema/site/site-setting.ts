import { z } from 'zod';

const sentence = z.string().max(1_000);
const link = z.string().max(255);

/**
 * Every site setting with its type and default; the one list of them.
 * A row of `site_setting` overrides the default of its key; a row that no longer fits its type counts as absent.
 */
export const siteSettings = {
  name: z.string().min(1).max(100).default('Verdict'),
  shortName: z.string().min(1).max(50).default('Verdict'),
  /** Empty: the page says what it is in the reader's language. */
  description: sentence.default(''),
  /** Licence number shown in the footer. */
  recordName: sentence.nullable().default(null),
  recordUrl: link.nullable().default(null),
  projectName: z.string().max(100).default('Verdict'),
  projectUrl: link.default(''),
  /** Where people reach the site, for links that leave it; empty: as the environment says. */
  baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(255)]).default(''),
  /** The server mails leave by; null: the one of the environment. */
  smtp: z
    .object({ host: z.string(), port: z.int(), isSecure: z.boolean(), username: z.string().nullable(), password: z.string().nullable(), from: z.string().nullable() })
    .nullable()
    .default(null),
  isRegistrationOpen: z.boolean().default(true),
  isPublicDiscussionOpen: z.boolean().default(true),
  isGroupDiscussionOpen: z.boolean().default(true),
  isContestCommentOpen: z.boolean().default(true),
  /** Seconds a user waits between two submissions outside contests; 0: none (decisions, "Queues"). */
  submitIntervalSeconds: z.int().min(0).max(3_600).default(0),
};

export type SettingKey = keyof typeof siteSettings;
export type SettingValue<Key extends SettingKey> = z.infer<(typeof siteSettings)[Key]>;
export type SettingValues<Key extends SettingKey> = { readonly [K in Key]: SettingValue<K> };
