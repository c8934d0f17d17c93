import { createLog } from '@verdict/server/log.ts';
import { openServices } from '@verdict/server/services.ts';
/*
 * A process that does background work on a database, to be killed by a test. Settings come by environment; it says
 * "ready".
 */
import { smtpServerOf } from '@verdict/server/smtp-url.ts';
import { z } from 'zod';

const settings = z
  .object({ DATABASE_URL: z.string(), SMTP_URL: z.string(), VERDICT_DATA: z.string() })
  .parse(process.env);
const open = openServices({
  databaseUrl: settings.DATABASE_URL,
  dataFolder: settings.VERDICT_DATA,
  secret: 'a secret of the tests, long enough',
  log: createLog({ name: 'test', level: 'silent' }),
  defaults: { publicUrl: 'http://localhost', smtp: smtpServerOf(settings.SMTP_URL, null), identityProviders: [] },
});
await open.listen();
await open.startJobs({ heartbeatSeconds: 10 });
process.stdout.write('ready\n');
