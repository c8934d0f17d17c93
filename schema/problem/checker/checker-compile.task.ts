import type { TaskKind } from '../../queue/task/task-kind.ts';
import { storeCompileFailure, storeCompileResult } from './compile-result.service.ts';
import { buildCompileTask } from './compile-task.service.ts';

/** Compiles a checker or an interactor for its author. */
export const checkerCompileTask: TaskKind = {
  subject: 'checkerCompileId',
  build: buildCompileTask,

  async conclude(tx, pubsub, { id: checkerCompileId, result }) {
    if (result.kind !== 'compile') return false;
    await storeCompileResult(tx, pubsub, { checkerCompileId, result: result.compile });
    return true;
  },

  fail: (tx, pubsub, { id: checkerCompileId, message }) =>
    storeCompileFailure(tx, pubsub, { checkerCompileId, message }),
};
