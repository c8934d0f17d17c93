import type { RemoteMode } from '@verdict/prisma/generated/client/client.ts';

/** Modes in which an account of the site sends, for all of its users. */
export const siteModes: readonly RemoteMode[] = ['POOL', 'OFFICIAL_API'];
