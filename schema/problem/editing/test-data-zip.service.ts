import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { Context } from '../../core/context.ts';
import { loadCaseFacts } from './case-facts.service.ts';
import { mayReadAuthoring } from './staff.service.ts';

/**
 * All test data of a problem as a zip that is made while it is read, one file open at a time; null when there are none,
 * or not for the viewer.
 */
export async function testDataZip(
  context: Pick<Context, 'db' | 'viewer' | 'files' | 'log'>,
  problemId: number,
): Promise<Readable | null> {
  const { db, files, log } = context;
  if (!(await mayReadAuthoring(context, problemId))) return null;
  const problem = await db.problem.findUnique({ where: { id: problemId }, select: { testSetId: true } });
  if (problem === null || problem.testSetId === null) return null;
  const { cases } = await loadCaseFacts(db, problem.testSetId);
  if (cases.length === 0) return null;
  const zip = new yazl.ZipFile();
  const stream = new Readable().wrap(zip.outputStream);
  const add = (sha256: string, name: string) =>
    zip.addReadStreamLazy(name, { mtime: zipDate, compressionLevel: 1 }, (done) => {
      try {
        done(null, files.read(sha256));
      } catch (error) {
        log.error({ err: error, problemId, name }, 'a file of test data is missing');
        done(error, new PassThrough());
      }
    });
  zip.on('error', (error) => stream.destroy(error));
  for (const { name, input, answer } of cases) {
    add(input.sha256, `${name}.in`);
    add(answer.sha256, `${name}.out`);
  }
  zip.end();
  return stream;
}

/** The same data make the same zip. */
const zipDate = new Date('2020-01-01T00:00:00Z');
