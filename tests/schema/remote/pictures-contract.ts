import { createHash } from 'node:crypto';
import type { Services } from '@verdict/schema/core/context.ts';
import { hostStatement } from '@verdict/schema/remote/statement/assets.service.ts';
import { createPosterMaker } from '@verdict/server/adapters/poster-maker.ts';
import { expect, test } from 'vitest';
import type { Stage } from './stage.ts';
import { web, type ContractSubject } from './subject.ts';

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The part of the contract on pictures of statements. */
export function picturesContract({ adapter, statement: { ref } }: ContractSubject, stage: Stage): void {
  test('pictures of a statement become WebP files of this site', async () => {
    const { judge } = stage;
    const stored: Buffer[] = [];
    const services = {
      web,
      posters: createPosterMaker(),
      host: { clock: () => judge.clock.now() },
      defaults: { publicUrl: 'https://judge.example', remoteOrigins: { [adapter.info.key]: judge.origin } },
      db: { siteSetting: { findMany: async () => [] } },
      files: {
        async put(bytes: Buffer) {
          stored.push(bytes);
          return { sha256: hash(bytes), sizeBytes: bytes.length };
        },
      },
    } as unknown as Services;
    const { statement, files, missing } = await hostStatement(services, adapter, {
      statement: await stage.statementOf(ref),
      documents: [],
      isPdfKept: true,
      isAllowed: () => true,
    });
    const [picture] = stored;
    if (picture === undefined) throw new Error('nothing was stored');
    expect([picture.subarray(8, 12).toString(), missing]).toEqual(['WEBP', []]);
    expect(files).toMatchObject([{ name: 'remote-1.webp', kind: 'STATEMENT', sha256: hash(picture) }]);
    expect(JSON.stringify(statement)).toContain(`](/api/public/img/${hash(picture)}.webp)`);
  });
}
