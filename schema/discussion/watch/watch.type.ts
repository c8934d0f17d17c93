import { builder } from '../../core/builder.ts';
import { described } from '../../core/described.ts';
import { pageObject } from '../../core/page.ts';
import type { NamedSubject } from './readable-subjects.service.ts';
import { threadModes } from './thread-mode.service.ts';
import type { WatchedThread } from './watch-list.service.ts';

export const ThreadModeEnum = builder.enumType('ThreadMode', {
  description: 'What messages an account gets of a thread.',
  values: described(threadModes),
});

export const ListedModeEnum = builder.enumType('ListedThreadMode', {
  description: 'Threads of which there are lists.',
  values: ['WATCH', 'MUTE'] as const,
});

const SubjectKindEnum = builder.enumType('ThreadSubjectKind', {
  description: 'What comments are about.',
  values: ['CONTEST', 'DISCUSSION', 'EDITORIAL', 'QUESTION', 'SOLUTION'] as const,
});

const ThreadSubjectType = builder.objectRef<NamedSubject>('ThreadSubject').implement({
  description: 'What the comments of a thread are about.',
  fields: (t) => ({
    kind: t.field({ type: SubjectKindEnum, resolve: ({ subject }) => subject.kind }),
    id: t.int({
      description: 'Of the contest, discussion, editorial, question or solution.',
      resolve: ({ subject }) => subject.id,
    }),
    title: t.exposeString('title', { description: 'Of the contest or discussion, or of the problem.' }),
    path: t.exposeString('path', { description: 'Path of the site where it is seen.' }),
  }),
});

const WatchedThreadType = builder.objectRef<WatchedThread>('WatchedThread').implement({
  description: 'A thread that the viewer watches or muted.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    subject: t.expose('subject', {
      type: ThreadSubjectType,
      nullable: true,
      description: 'Null: the viewer may not read it now.',
    }),
  }),
});

export const WatchedThreadPage = pageObject('WatchedThreadPage', WatchedThreadType);
