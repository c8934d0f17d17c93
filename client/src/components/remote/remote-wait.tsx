import { Suspense, useEffect, type ReactNode } from 'react';
import { isUnreachable } from '../../lib/failure/failure.ts';
import { formatDateTime } from '../../lib/format/figures.ts';
import { formatSpan } from '../../lib/format/span.ts';
import { message } from '../../lib/intl/message.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { remotePart } from '../../lib/intl/parts/remote.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { TextLink } from '../text-link.tsx';
import { RemoteLine_StatusFragmentDoc } from './remote-status.generated.ts';
import { useRemoteWaitQuery, type RemoteWaitQuery } from './remote-wait.generated.ts';

/** Pause between two looks at what it waits for, in ms. */
const pollMs = 3_000;

type Remote = NonNullable<NonNullable<RemoteWaitQuery['submission']>['remote']>;
type Wait = NonNullable<Remote['wait']>;

const sentences = {
  PLACE: message({ id: 'remote.wait.PLACE' }),
  PACE: message({ id: 'remote.wait.PACE' }),
  RETRY: message({ id: 'remote.wait.RETRY' }),
  RETRY_UNREACHABLE: message({ id: 'remote.wait.RETRY_UNREACHABLE' }),
  UNREACHABLE: message({ id: 'remote.wait.UNREACHABLE' }),
  CHALLENGE: message({ id: 'remote.wait.CHALLENGE' }),
  NO_ACCOUNT: message({ id: 'remote.wait.NO_ACCOUNT' }),
  ACCOUNT_NEEDS_ADMIN: message({ id: 'remote.wait.ACCOUNT_NEEDS_ADMIN' }),
  OWN_SESSION: message({ id: 'remote.wait.OWN_SESSION' }),
  SWITCHED_OFF: message({ id: 'remote.wait.SWITCHED_OFF' }),
  SENDING: message({ id: 'remote.wait.SENDING' }),
  RUN_TAKEN: message({ id: 'remote.wait.RUN_TAKEN' }),
  RUN_LOOKED_FOR: message({ id: 'remote.wait.RUN_LOOKED_FOR' }),
  RESULT: message({ id: 'remote.wait.RESULT' }),
  RESULT_UNREACHABLE: message({ id: 'remote.wait.RESULT_UNREACHABLE' }),
  RESULT_CHALLENGE: message({ id: 'remote.wait.RESULT_CHALLENGE' }),
  RESULT_ACCOUNT: message({ id: 'remote.wait.RESULT_ACCOUNT' }),
  RESULT_SESSION: message({ id: 'remote.wait.RESULT_SESSION' }),
  ADMIN: message({ id: 'remote.wait.ADMIN' }),
  OWN_HANDLE: message({ id: 'remote.wait.OWN_HANDLE' }),
  OWN_CLAIM_HANDLE: message({ id: 'remote.wait.OWN_CLAIM_HANDLE' }),
  OWN_RUN: message({ id: 'remote.wait.OWN_RUN' }),
  OWN_CLAIM: message({ id: 'remote.wait.OWN_CLAIM' }),
  RUN_CHECK: message({ id: 'remote.wait.RUN_CHECK' }),
} as const satisfies Record<Wait['kind'], object>;

/** What the settings mend. */
const mendedInSettings: ReadonlySet<Wait['kind']> = new Set([
  'OWN_SESSION',
  'RESULT_SESSION',
  'OWN_HANDLE',
  'OWN_CLAIM_HANDLE',
]);

interface RemoteWaitProps {
  readonly submissionId: number;
  /** Shown until that is known, and where the reader may not know it. */
  readonly children: ReactNode;
}

/** What a submission to a remote judge waits for, in a sentence; the same at the editor and on its page. */
export function RemoteWait(props: RemoteWaitProps) {
  return (
    <Suspense fallback={props.children}>
      <MoreSentences part={remotePart}>
        <WaitSentence {...props} />
      </MoreSentences>
    </Suspense>
  );
}

function WaitSentence({ submissionId: id, children }: RemoteWaitProps) {
  const t = useText();
  const locale = useLocale();
  const { data, error, client } = useRemoteWaitQuery({
    variables: { id },
    // Progress that was pushed meanwhile is newer.
    fetchPolicy: 'no-cache',
    pollInterval: pollMs,
  });
  const submission = data?.submission ?? null;
  const judgeStatus = submission?.problem.remoteJudge ?? null;
  useEffect(() => {
    if (judgeStatus === null) return;
    // The line below the editor says the same.
    const { cache } = client;
    const cacheId = cache.identify(judgeStatus);
    if (cacheId === undefined) return;
    cache.writeFragment({ id: cacheId, fragment: RemoteLine_StatusFragmentDoc, data: judgeStatus });
  }, [client, judgeStatus]);
  const remote = submission?.remote ?? null;
  if (submission === null || remote === null || remote.wait === null) return children;
  // What was known before may be over by now.
  if (error !== undefined && isUnreachable(error)) return <>{t({ id: 'remote.wait.disconnected' })}</>;
  const { judgeName: judge, wait } = remote;
  const { queuePosition, expectedWaitSeconds } = submission.progress;
  const position = queuePosition ?? 0;
  // The pause is that of the program which is sent next.
  const kind = wait.kind === 'PACE' && position > 0 ? 'PLACE' : wait.kind;
  if (kind === 'PLACE' && expectedWaitSeconds !== null && expectedWaitSeconds > 0) {
    const span = formatSpan(expectedWaitSeconds, locale);
    return <>{t({ id: 'remote.wait.PLACE_TIME' }, { judge, position, span })}</>;
  }
  const time = wait.until === null ? '' : clockTime(new Date(wait.until), locale);
  return (
    <>
      {withGap(t(sentences[kind], { judge, position, time }))}
      {wait.canSubmitThere ? withGap(t({ id: 'remote.wait.submitThere' })) : null}
      {mendedInSettings.has(kind) ? (
        <TextLink to="/setting?open=remote">{t({ id: 'remote.wait.toSettings' })}</TextLink>
      ) : null}
    </>
  );
}

/** The time of the day; with the day where that is another one. */
function clockTime(moment: Date, locale: string): string {
  if (moment.toDateString() !== new Date().toDateString()) return formatDateTime(moment);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(moment);
}
