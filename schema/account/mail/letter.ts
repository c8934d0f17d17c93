import { MessageAction, MessageSource } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { accountChanges } from '../user/account-change.ts';

/**
 * What a mail says; who sends one names its kind and facts, and the words are made when it is sent. Links are paths of
 * the site.
 */
export const letterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registerCode'), code: z.string(), minutes: z.int() }),
  /** Instead of the slide puzzle, for who cannot see it. */
  z.object({ kind: z.literal('signInCode'), username: z.string(), code: z.string(), minutes: z.int() }),
  z.object({ kind: z.literal('resetPassword'), username: z.string(), path: z.string(), minutes: z.int() }),
  z.object({ kind: z.literal('changeEmailCode'), username: z.string(), code: z.string(), minutes: z.int() }),
  /**
   * What happened to an account, in case it was not the owner; of a new address told to the old one. `by`: the admin
   * who did it.
   */
  z.object({
    kind: z.literal('accountChanged'),
    username: z.string(),
    change: z.enum(accountChanges),
    by: z.string().optional(),
  }),
  /** Unread messages of a day, the newest; `total`: of all. */
  z.object({
    kind: z.literal('digest'),
    username: z.string(),
    total: z.int(),
    items: z.array(
      z.object({
        /** Null: of the site, of one's own account, or by an account that is gone. */
        sender: z.string().nullable(),
        action: z.enum(MessageAction).nullable(),
        sourceType: z.enum(MessageSource).nullable(),
        title: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
        path: z.string(),
      }),
    ),
    unsubscribePath: z.string(),
  }),
  /** Sent by a super admin to see that mail works. */
  z.object({ kind: z.literal('test') }),
]);

export type Letter = z.infer<typeof letterSchema>;
