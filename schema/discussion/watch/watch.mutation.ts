import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { enterFailures } from '../thread/enter-failures.ts';
import { ThreadSubjectInput } from '../thread/thread.input.ts';
import { subjectOf } from '../thread/thread.ts';
import { removeThreadWatch, setThreadMode } from './thread-mode.service.ts';
import { maxWatches, TooManyThreadWatches } from './watch.error.ts';
import { ThreadModeEnum } from './watch.type.ts';

const SetThreadModeInput = builder.inputType('SetThreadModeInput', {
  description: 'What messages the viewer wants of a thread.',
  fields: (t) => ({ on: t.field({ type: ThreadSubjectInput }), mode: t.field({ type: ThreadModeEnum }) }),
});

const RemoveThreadWatchInput = builder.inputType('RemoveThreadWatchInput', {
  description: 'A row of `watchedThreads`.',
  fields: (t) => ({ id: t.id() }),
});

builder.mutationFields((t) => ({
  setThreadMode: t.field({
    type: ThreadModeEnum,
    description: `Watches or mutes a thread, or neither. An account watches and mutes ${maxWatches} threads at most.`,
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [TooManyThreadWatches, ...enterFailures], dataField: { name: 'mode' } },
    args: { input: t.arg({ type: SetThreadModeInput }) },
    resolve: async (_root, { input: { on, mode } }, context) => {
      await setThreadMode(context, subjectOf(on), mode);
      return mode;
    },
  }),
  removeThreadWatch: t.id({
    description: 'Takes a thread off the lists of the viewer, be it readable or not; idempotent. Answers the id.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    args: { input: t.arg({ type: RemoveThreadWatchInput }) },
    resolve: async (_root, { input: { id } }, context) => {
      await removeThreadWatch(context, rowId(id));
      return id;
    },
  }),
}));
