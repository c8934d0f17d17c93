import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, FileStore } from '../../core/context.ts';
import { readUploadedCases } from '../upload/uploaded-cases.service.ts';
import { loadCaseFacts, type GroupFact } from './case-facts.service.ts';
import { withSettings, type PlannedCase } from './case-plan.ts';
import { refuseFaults } from './fault.ts';
import type { ManualCaseInput, ProblemInput } from './problem-input.ts';

/** Where the cases of a problem come from when it is saved. */
export interface TestPlan {
  readonly cases: readonly PlannedCase[];
  readonly groups: readonly GroupFact[];
  readonly isManual: boolean;
  /** Upload that is used up by saving; null: none. */
  readonly uploadId: number | null;
}

/** What of the stored problem decides whether its tests are made anew. */
export type StoredTests = Pick<
  Prisma.ProblemGetPayload<{ select: { type: true; judgeCaseMode: true; testSetId: true } }>,
  'type' | 'judgeCaseMode' | 'testSetId'
> & { readonly isManualCases: boolean };

/**
 * The cases a problem would have when it is saved; null when the stored test set stays as it is. Another type or case
 * mode makes a set anew even if nothing is said of tests, since scores and groups follow from them.
 *
 * @throws InvalidInput when the upload is not there, not the viewer's or not read.
 */
export async function planTests(
  context: Context,
  input: ProblemInput,
  stored: StoredTests | null,
): Promise<TestPlan | null> {
  const { tests } = input;
  if (tests?.uploadId) {
    const upload = await readUploadedCases(context, tests.uploadId);
    if ('fault' in upload) return refuse(context, upload.fault);
    return {
      cases: withSettings(upload.cases, tests.cases),
      groups: tests.groups,
      isManual: false,
      uploadId: upload.id,
    };
  }
  if (tests?.manualCases)
    return {
      cases: withSettings(await storeManualCases(context.files, tests.manualCases), tests.cases),
      groups: tests.groups,
      isManual: true,
      uploadId: null,
    };
  if (stored === null || stored.testSetId === null)
    return tests ? { cases: [], groups: [], isManual: false, uploadId: null } : null;
  const isSame = stored.type === input.type && stored.judgeCaseMode === input.judgeCaseMode;
  if (!tests && isSame) return null;
  const { cases, groups } = await loadCaseFacts(context.db, stored.testSetId);
  // Scores of another type were meant for that one.
  const known = isSame ? cases : cases.map((each) => ({ ...each, score: null }));
  return {
    cases: withSettings(known, tests?.cases ?? []),
    groups: tests?.groups ?? groups,
    isManual: stored.isManualCases,
    uploadId: null,
  };
}

function refuse({ locale }: Context, sentence: { readonly 'zh-CN': string; readonly 'en-US': string }): never {
  refuseFaults([{ path: 'tests.uploadId', sentence }], locale);
  throw new Error('a fault was not refused');
}

/** Typed cases as files of the store, named by their order. */
function storeManualCases(files: FileStore, cases: readonly ManualCaseInput[]): Promise<PlannedCase[]> {
  return Promise.all(
    cases.map(async ({ input, output }, index) => {
      const [stored, answer] = await Promise.all([
        files.put(Buffer.from(withLineEnd(input))),
        files.put(Buffer.from(withLineEnd(output))),
      ]);
      return {
        name: String(index + 1),
        isStatedSample: false,
        score: null,
        groupNumber: null,
        input: stored,
        answer,
        validatorFlags: [],
        args: [],
        files: [],
      };
    }),
  );
}

/** Programs that read lines expect the last one to end; text fields lose it. */
function withLineEnd(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
}
