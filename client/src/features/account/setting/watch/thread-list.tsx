import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { Subject } from '../../../../components/comment/subject.ts';
import { useSetThreadModeMutation } from '../../../../components/comment/thread-mode.generated.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { failureText } from '../../../../lib/failure/failure.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { KeptList, KeptRow } from './kept-list.tsx';
import {
  useRemoveThreadWatchMutation,
  useWatchedThreadsQuery,
  type WatchedThread_ThreadFragment,
  type WatchedThreadsQueryVariables,
} from './watch.generated.ts';

type ListedMode = WatchedThreadsQueryVariables['mode'];
type NamedSubject = NonNullable<WatchedThread_ThreadFragment['subject']>;

const size = 10;

const texts = {
  WATCH: { title: message({ id: 'setting.watched' }), none: message({ id: 'setting.watchedNone' }) },
  MUTE: { title: message({ id: 'setting.mutedThreads' }), none: message({ id: 'setting.mutedThreadsNone' }) },
} as const satisfies Record<ListedMode, object>;

const kinds = {
  CONTEST: message({ id: 'setting.watchCONTEST' }),
  DISCUSSION: message({ id: 'setting.watchDISCUSSION' }),
  EDITORIAL: message({ id: 'setting.watchEDITORIAL' }),
  QUESTION: message({ id: 'setting.watchQUESTION' }),
  SOLUTION: message({ id: 'setting.watchSOLUTION' }),
} as const satisfies Record<NamedSubject['kind'], object>;

/** Threads that the viewer watches, or muted. */
export function ThreadList({ mode }: { readonly mode: ListedMode }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useWatchedThreadsQuery({
    variables: { mode, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.watchedThreads;
  return (
    <KeptList
      title={t(texts[mode].title)}
      none={t(texts[mode].none)}
      total={shown?.total}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      size={size}
      onPage={setPage}
    >
      {shown?.items.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} mode={mode} />
      ))}
    </KeptList>
  );
}

/** A removed thread stays until the list is loaded again, so that it can be taken back. */
function ThreadRow({ thread, mode }: { readonly thread: WatchedThread_ThreadFragment; readonly mode: ListedMode }) {
  const t = useText();
  const act = useAct();
  const [isRemoved, setRemoved] = useState(false);
  const [keep] = useSetThreadModeMutation();
  const [remove] = useRemoveThreadWatchMutation();
  const { id, subject } = thread;
  const action = isRemoved ? t({ id: 'setting.watchUndo' }) : t({ id: 'setting.watchRemove' });
  if (subject === null) {
    const removeUnread = async () => {
      try {
        await remove({ variables: { input: { id } } });
        setRemoved(true);
        showToast('success', t({ id: 'setting.watchRemoved' }));
      } catch (failure) {
        showToast('error', failureText(t, failure));
      }
    };
    return (
      <KeptRow
        action={isRemoved ? t({ id: 'setting.watchRemoved' }) : action}
        {...(!isRemoved && { onAct: () => void removeUnread() })}
      >
        <Box color="fg.muted">{t({ id: 'setting.watchUnavailable' })}</Box>
      </KeptRow>
    );
  }
  const { kind, title, path } = subject;
  const toggle = async () => {
    const input = { on: inputOf(subject), mode: isRemoved ? mode : ('NORMAL' as const) };
    const isDone = await act(
      async () => (await keep({ variables: { input } })).data?.setThreadMode,
      isRemoved ? t({ id: 'setting.watchKept' }) : t({ id: 'setting.watchRemoved' }),
    );
    if (isDone) setRemoved(!isRemoved);
  };
  return (
    <KeptRow
      action={action}
      actionLabel={t({ id: 'setting.watchActOn' }, { action, title })}
      onAct={() => void toggle()}
    >
      <Box as="span" color="fg.muted" fontSize="xs" me="2">
        {t(kinds[kind])}
      </Box>
      <TextLink to={path} {...(isRemoved && { color: 'fg.muted', textDecoration: 'line-through' })}>
        {title}
      </TextLink>
    </KeptRow>
  );
}

function inputOf({ kind, id }: NamedSubject): Subject {
  switch (kind) {
    case 'CONTEST':
      return { contestId: id };
    case 'DISCUSSION':
      return { discussionId: id };
    case 'EDITORIAL':
      return { editorialId: id };
    case 'QUESTION':
      return { questionId: id };
    case 'SOLUTION':
      return { solutionId: id };
  }
}
