import { Badge, Box, Stack } from '@chakra-ui/react';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { remoteModes } from '../../../components/remote/remote-looks.ts';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { Details } from './details.tsx';
import { JobActs } from './job-acts.tsx';
import { useRemoteJobQuery, type RemoteJobQuery } from './remote-admin.generated.ts';
import { jobStates } from './remote-texts.ts';

/** How often what happens to the job is asked, in ms. */
const lookMs = 5_000;

type Job = NonNullable<RemoteJobQuery['remoteJob']>;

/** A remote submission: what is known of it, what happened, and what an admin can do. */
export function JobDialog({ jobId, onClose }: { readonly jobId: number; readonly onClose: () => void }) {
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
          <JobFacts job={job} />
          <JobActs job={job} onDone={() => void refetch()} />
          <JudgeAnswer answer={job.answer} />
          <Timeline job={job} />
        </Stack>
      ) : null}
    </SheetDialog>
  );
}

function JobFacts({ job }: { readonly job: Job }) {
  const t = useText();
  const moment = (at: string | null) => (at === null ? '-' : formatDateTime(new Date(at)));
  const { state, judgeKey, ref, languageName, sourceBytes, mode, accountName, baselineRunId, runId, reasonText } = job;
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
    [t({ id: 'remoteAdmin.nextAt' }), isDue(job) ? t({ id: 'remoteAdmin.due' }) : moment(job.nextAt)],
    [t({ id: 'remoteAdmin.reason' }), reasonText ?? '-'],
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

/** Is the next step made as soon as its turn comes? */
function isDue({ nextAt }: Job): boolean {
  return nextAt !== null && Date.parse(nextAt) <= Date.now();
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
      {events.map(({ id, state, text, at }) => (
        <Box as="li" key={id} py="1" layerStyle="row">
          <Box as="time" me="2" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatDateTime(new Date(at))}
          </Box>
          {t(jobStates[state].label)}
          <Details text={text} />
        </Box>
      ))}
    </Box>
  );
}
