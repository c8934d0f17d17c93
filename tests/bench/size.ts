import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Figure } from './figure.ts';

/** Written by the client's build (client/scripts/size.ts). */
const sizeFile = join(import.meta.dirname, '../../client/dist/.vite/size.json');
const sizeSchema = z.object({ budgetBytes: z.int(), homeBytes: z.int() });

/** What a browser fetches for the first page. @throws when the client has not been built. */
export async function measureSize(): Promise<readonly Figure[]> {
  const { budgetBytes, homeBytes } = sizeSchema.parse(JSON.parse(await readFile(sizeFile, 'utf8')));
  return [
    {
      what: 'JavaScript of the first load of home, brotli',
      value: homeBytes / 1_000,
      unit: 'kB',
      budget: { kind: 'figure', most: budgetBytes / 1_000 },
    },
  ];
}
