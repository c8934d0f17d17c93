import { defineConfig } from 'prisma/config';

/** Only `prisma generate`, `validate` and `format` use this; the database is reached by our own runner. */
export default defineConfig({ schema: '.' });
