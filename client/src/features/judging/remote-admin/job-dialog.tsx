import { Badge, Box, Stack } from '@chakra-ui/react';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { remoteModes } from '../../../components/remote/remote-looks.ts';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { Details } from './details.tsx';
import { JobActs } from './job-acts.tsx';
import { useRemoteJobQuery, type ManagedJudge_JudgeFragment, type RemoteJobQuery } from './remote-admin.generated.ts';
import { jobStates } from './remote-texts.ts';

/** How often what happens to the job is asked, in ms. */
const lookMs = 5_000;

type Job = NonNullable<RemoteJobQuery['remoteJob']>;

interface JobDialogProps {
  readonly jobId: number;
  readonly judges: readonly ManagedJudge_JudgeFragment[];
  readonly onClose: () => void;
}

/** A remote submission: what is known of it, what happened, and what an admin can do. */
export function JobDialog({ jobId, judges, onClose }: JobDialogProps) {
  const t = useText();
  const { data, error, refetch } = useRemoteJobQuery({
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const job = data?.remoteJob;
  return (
    <SheetDialog title={t({ id: 'remoteAdmin.jobTitle' }, { id: `#${jobId}` })} size="md" onClose={onClose}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} />
      {data !== undefined && job === null ? t({ id: 'remoteAdmin.jobGone' }) : null}
      {job ? (
        <Stack gap="4">
          <JobFacts job={job} judge={judges.find(({ key }) => key === job.judgeKey)} />
          <JobActs job={job} onDone={() => void refetch()} />
          <JudgeAnswer answer={job.answer} />
          <Timeline job={job} />
        </Stack>
      ) : null}
    </SheetDialog>
  );
}

interface JobFactsProps {
  readonly job: Job;
  readonly judge: ManagedJudge_JudgeFragment | undefined;
}

function JobFacts({ job, judge }: JobFactsProps) {
  const t = useText();
  const nextStep = useNextStep(job, judge);
  const moment = (at: string | null) => (at === null ? '-' : formatDateTime(new Date(at)));
  const { state, judgeKey, ref, languageName, sourceBytes, mode, accountName, baselineRunId, runId } = job;
  const facts = [
    [t({ id: 'remoteAdmin.submission' }), `#${job.submissionId}`],
    [t({ id: 'remoteAdmin.user' }), job.username],
    [t({ id: 'remoteAdmin.problem' }), `${judgeKey}-${ref}`],
    [t({ id: 'remoteAdmin.language' }), languageName],
    [t({ id: 'remoteAdmin.bytes' }), sourceBytes === null ? '-' : String(sourceBytes)],
    [t({ id: 'remoteAdmin.mode' }), t(remoteModes[mode])],
    [t({ id: 'remoteAdmin.account' }), accountName ?? '-'],
    [t({ id: 'remoteAdmin.baseline' }), baselineRunId ?? '-'],
    [t({ id: 'remoteAdmin.run' }), runId ?? '-'],
    [t({ id: 'remoteAdmin.sentAt' }), moment(job.sentAt)],
    [t({ id: 'remoteAdmin.visibleBy' }), moment(job.visibleBy)],
    [t({ id: 'remoteAdmin.foundAt' }), moment(job.foundAt)],
    [t({ id: 'remoteAdmin.nextAt' }), nextStep],
    [t({ id: 'remoteAdmin.reason' }), job.reasonText ?? job.events.at(-1)?.reasonText ?? '-'],
  ] as const;
  return (
    <>
      <Badge alignSelf="flex-start" size="sm" variant="subtle" colorPalette={jobStates[state].palette}>
        {t(jobStates[state].label)}
      </Badge>
      <FactList fontSize="sm">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactList>
      <Details text={[job.reason ?? '', job.text].filter((part) => part !== '').join(': ')} />
    </>
  );
}

/** When the next step is made: at its time, then as soon as its turn comes and its judge does not rest. */
function useNextStep({ nextAt, state }: Job, judge: ManagedJudge_JudgeFragment | undefined): string {
  const t = useText();
  if (nextAt === null) return '-';
  if (Date.parse(nextAt) > Date.now()) return formatDateTime(new Date(nextAt));
  const needed = state === 'QUEUED' ? 'SUBMIT' : 'POLL';
  const until = judge?.breakers.find(({ operation }) => operation === needed)?.openUntil ?? null;
  return until === null || Date.parse(until) <= Date.now()
    ? t({ id: 'remoteAdmin.due' })
    : t({ id: 'remoteAdmin.dueAfterPause' }, { at: formatDateTime(new Date(until)) });
}

/** What the judge sent last, as it came. */
function JudgeAnswer({ answer }: Pick<Job, 'answer'>) {
  const t = useText();
  if (answer === null) return null;
  const { status, path, text, at } = answer;
  return (
    <Box as="details" fontSize="sm">
      <Box as="summary" cursor="button" color="accent.fg" overflowWrap="anywhere">
        {t({ id: 'remoteAdmin.rawAnswer' }, { status: String(status), path, at: formatDateTime(new Date(at)) })}
      </Box>
      <Box
        as="pre"
        tabIndex={0}
        mt="1"
        maxHeight="xs"
        overflow="auto"
        fontFamily="mono"
        fontSize="xs"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
    </Box>
  );
}

function Timeline({ job: { events } }: { readonly job: Job }) {
  const t = useText();
  return (
    <Box as="ol" listStyleType="none" fontSize="sm" aria-label={t({ id: 'remoteAdmin.timeline' })}>
      {events.map(({ id, state, reasonText, text, at }) => (
        <Box as="li" key={id} py="1" layerStyle="row">
          <Box as="time" me="2" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatDateTime(new Date(at))}
          </Box>
          {[t(jobStates[state].label), reasonText].filter((part) => part !== null).join(' · ')}
          <Details text={text} />
        </Box>
      ))}
    </Box>
  );
}
