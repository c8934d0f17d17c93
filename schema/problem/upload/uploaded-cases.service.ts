import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import type { PlannedCase } from '../editing/case-plan.ts';
import { UploadNotFound } from './upload.error.ts';
import { touchUpload } from './upload.service.ts';

const notRead: Sentence = {
  'zh-CN': '上传的测试数据尚未读取完成。',
  'en-US': 'The uploaded test data have not been read yet.',
};

/** The cases of the viewer's upload in their order, or why it cannot be used. */
export async function readUploadedCases(
  context: Pick<Context, 'db' | 'viewer' | 'now'>,
  key: string,
): Promise<{ readonly id: number; readonly cases: PlannedCase[] } | { readonly fault: Sentence }> {
  try {
    const { id, state, purpose } = await touchUpload(context, key);
    if (purpose !== 'TESTDATA' || state !== 'READ') return { fault: notRead };
    const file = { select: { sha256: true, sizeBytes: true } } as const;
    const rows = await context.db.uploadedCase.findMany({
      where: { uploadId: id },
      orderBy: { position: 'asc' },
      select: { name: true, isSample: true, groupNumber: true, input: file, output: file },
    });
    return {
      id,
      cases: rows.map(({ name, isSample, groupNumber, input, output }) => ({
        name,
        isStatedSample: isSample,
        groupNumber,
        score: null,
        validatorFlags: [],
        args: [],
        files: [],
        input: { sha256: input.sha256, sizeBytes: Number(input.sizeBytes) },
        answer: { sha256: output.sha256, sizeBytes: Number(output.sizeBytes) },
      })),
    };
  } catch (error) {
    if (error instanceof UploadNotFound) return { fault: error.sentence };
    throw error;
  }
}
