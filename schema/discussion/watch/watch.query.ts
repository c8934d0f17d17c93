import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { ThreadSubjectInput } from '../thread/thread.input.ts';
import { subjectOf } from '../thread/thread.ts';
import { readThreadMode } from './thread-mode.service.ts';
import { defaultWatchPage, listWatches } from './watch-list.service.ts';
import { ListedModeEnum, ThreadModeEnum, WatchedThreadPage } from './watch.type.ts';

builder.queryFields((t) => ({
  threadMode: t.field({
    type: ThreadModeEnum,
    description: 'What messages the viewer gets of a thread.',
    authScopes: { signedIn: true },
    args: { on: t.arg({ type: ThreadSubjectInput }) },
    resolve: (_root, { on }, context) => readThreadMode(context, subjectOf(on)),
  }),
  watchedThreads: t.field({
    type: WatchedThreadPage,
    description: `Threads that the viewer watches or muted, the newest first. ${defaultWatchPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultWatchPage),
    args: { mode: t.arg({ type: ListedModeEnum }), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { mode, page }, context) =>
      listWatches(context, { mode, page: pageOf({ page }, defaultWatchPage) }),
  }),
}));
