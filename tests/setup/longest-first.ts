import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const { longestFiles } = z
  .object({ longestFiles: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'tests/budget.json'), 'utf8')));

/** Runs the files that `tests/budget.json` names first: a long one at the end would leave the other worker idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = longestFiles.indexOf(relative(root, moduleId));
      return index === -1 ? longestFiles.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
