import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** A problem as old clients send it, with a case that was typed. */
export function problemBody(
  wishes: Readonly<Record<string, unknown>> = {},
  others: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    problem: {
      id: null,
      problemId: `REST-${Math.random().toString(36).slice(2, 10)}`,
      title: 'By REST',
      author: 'somebody',
      type: 0,
      judgeMode: 'default',
      judgeCaseMode: 'default',
      timeLimit: 1000,
      memoryLimit: 256,
      stackLimit: 128,
      description: 'Add.',
      input: 'Two numbers',
      output: 'The sum',
      examples: '<input>1 2</input><output>3</output>',
      isRemote: false,
      source: '',
      difficulty: 1,
      hint: '',
      auth: 1,
      ioScore: null,
      codeShare: true,
      spjCode: '',
      spjLanguage: 'C',
      userExtraFile: null,
      judgeExtraFile: '{"a.h":"// a"}',
      isRemoveEndBlank: true,
      openCaseResult: true,
      isUploadCase: false,
      isFileIO: false,
      ioReadFileName: null,
      ioWriteFileName: null,
      ...wishes,
    },
    samples: [{ input: '1 2', output: '3', score: null, groupNum: null, index: 0 }],
    isUploadTestCase: false,
    uploadTestcaseDir: null,
    judgeMode: 'default',
    changeModeCode: false,
    changeJudgeCaseMode: false,
    languages: [{ id: 1, name: 'C++' }],
    tags: [{ name: 'rest' }],
    codeTemplates: [{ lid: 1, code: '', status: false }],
    ...others,
  };
}

const form = (field: string, bytes: Buffer, name: string): FormData => {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(bytes)]), name);
  return data;
};

/** A picture of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A zip with 1.in and 1.out, stored as they are. */
const zip = Buffer.from(
  'UEsDBAoAAAAAAAAAIQC379yDAQAAAAEAAAAEAAAAMS5pbjFQSwMECgAAAAAAAAAhALfv3IMBAAAAAQAA' +
    'AAUAAAAxLm91dDFQSwECFAAKAAAAAAAAACEAt+/cgwEAAAABAAAABAAAAAAAAAAAAAAAAAAAAAAAMS5p' +
    'blBLAQIUAAoAAAAAAAAAIQC379yDAQAAAAEAAAAFAAAAAAAAAAAAAAAAACMAAAAxLm91dFBLBQYAAAAA' +
    'AgACAGUAAABHAAAAAAA=',
  'base64',
);

const asAdmin = ({ adminToken }: Scene) => ({ headers: { Authorization: adminToken } });

/** One request for each call of the areas "admin-problem" and, as far as problems are written, "file". */
export const authoringExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/admin/problem/get-problem-list': (scene) => ({
    ...asAdmin(scene),
    query: { currentPage: 1, limit: 10, keyword: '', auth: '', oj: 'All' },
  }),
  'GET /api/admin/problem': (scene) => ({ ...asAdmin(scene), query: { pid: scene.problem.problemId } }),
  'POST /api/admin/problem': (scene) => ({ ...asAdmin(scene), body: problemBody() }),
  'PUT /api/admin/problem': (scene) => ({ ...asAdmin(scene), body: problemBody({ id: scene.authored.edited }) }),
  'PUT /api/admin/problem/change-problem-auth': (scene) => ({
    ...asAdmin(scene),
    body: { id: scene.authored.edited, auth: 2, _XID: 'row_7', title: 'A row' },
  }),
  'GET /api/admin/problem/get-problem-cases': (scene) => ({
    ...asAdmin(scene),
    query: { pid: scene.problem.problemId, isUpload: true },
  }),
  'GET /api/admin/group-problem/list': (scene) => ({
    ...asAdmin(scene),
    query: { currentPage: 1, limit: 10, keyword: '', gid: scene.ofGroups.id },
  }),
  'PUT /api/admin/group-problem/change-progress': (scene) => ({
    ...asAdmin(scene),
    body: { pid: String(scene.ofGroups.appliedProblemId), progress: 3 },
  }),
  'GET /api/file/download-testcase': (scene) => ({ ...asAdmin(scene), query: { pid: scene.problem.problemId } }),
  'POST /api/file/upload-testcase-zip': (scene) => ({
    ...asAdmin(scene),
    query: { mode: 'subtask_lowest' },
    body: form('file', zip, 'tests.zip'),
  }),
  'POST /api/file/upload-md-img': (scene) => ({ ...asAdmin(scene), body: form('image', pixel, 'pixel.png') }),
  'POST /api/file/upload-md-file': (scene) => ({
    ...asAdmin(scene),
    body: form('file', Buffer.from('notes'), 'notes.txt'),
  }),
  'GET /api/file/delete-md-img': (scene) => ({ ...asAdmin(scene), query: { fileId: scene.authored.imageId } }),
  'DELETE /api/admin/problem': (scene) => ({ ...asAdmin(scene), query: { pid: scene.authored.doomed } }),
};
