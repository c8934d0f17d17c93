import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useBindRemoteRunMutation,
  useFailRemoteJobMutation,
  useListRemoteRunsMutation,
  usePollRemoteJobMutation,
  useSubmitRemoteJobAgainMutation,
  type RemoteJobRow_JobFragment,
} from './remote-admin.generated.ts';

interface JobActsProps {
  readonly job: RemoteJobRow_JobFragment;
  readonly onDone: () => void;
}

const asked = {
  FAIL: {
    label: message({ id: 'remoteAdmin.fail' }),
    text: message({ id: 'remoteAdmin.failText' }),
  },
  SUBMIT_AGAIN: {
    label: message({ id: 'remoteAdmin.submitAgain' }),
    text: message({ id: 'remoteAdmin.submitAgainText' }),
  },
} as const;

/** What an admin can do with a remote submission now. */
export function JobActs({ job, onDone }: JobActsProps) {
  const { id, acts } = job;
  const t = useText();
  const act = useAct();
  const [question, setQuestion] = useState<keyof typeof asked | null>(null);
  const [poll, { loading }] = usePollRemoteJobMutation();
  const [fail] = useFailRemoteJobMutation();
  const [submitAgain] = useSubmitRemoteJobAgainMutation();
  const variables = { id };
  const done = t({ id: 'remoteAdmin.done' });
  const confirm = async (name: keyof typeof asked) => {
    const run = name === 'FAIL' ? fail : submitAgain;
    if (await act(async () => (await run({ variables })).data?.result, done)) onDone();
  };
  const pollNow = async () => {
    if (await act(async () => (await poll({ variables })).data?.result, done)) onDone();
  };
  return (
    <Stack gap="3">
      <Flex gap="2" wrap="wrap">
        {acts.includes('POLL') ? (
          <Button size="xs" variant="outline" disabled={loading} onClick={() => void pollNow()}>
            {t({ id: 'remoteAdmin.poll' })}
          </Button>
        ) : null}
        {(['FAIL', 'SUBMIT_AGAIN'] as const).map((name) =>
          acts.includes(name) ? (
            <Button key={name} size="xs" variant="outline" onClick={() => setQuestion(name)}>
              {t(asked[name].label)}
            </Button>
          ) : null,
        )}
      </Flex>
      {acts.includes('BIND_RUN') ? <RunChoice job={job} onDone={onDone} /> : null}
      {question === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(asked[question].label)}
          text={t(asked[question].text)}
          action={t(asked[question].label)}
          onClose={() => setQuestion(null)}
          onConfirm={() => void confirm(question)}
        />
      )}
    </Stack>
  );
}

/** Binds a run: one of those that the judge lists, or by its number. */
function RunChoice({ job: { id: jobId, acts, isNameless }, onDone }: JobActsProps) {
  const t = useText();
  const act = useAct();
  const [runId, setRunId] = useState('');
  const [username, setUsername] = useState('');
  const [list, { data, loading }] = useListRemoteRunsMutation();
  const [bind, { loading: isBinding, data: answer }] = useBindRemoteRunMutation();
  /** The run that was asked for last. */
  const [lastRun, setLastRun] = useState('');
  const runs = data?.listRemoteRuns.__typename === 'ListRemoteRunsSuccess' ? data.listRemoteRuns.data : null;
  const isDoubtful = answer?.result.__typename === 'RemoteRunDoubtful' && lastRun === runId.trim();
  const bindTo = async (wanted: string, isConfirmed: boolean) => {
    setLastRun(wanted);
    const done = t({ id: 'remoteAdmin.bound' }, { run: wanted });
    const variables = { id: jobId, runId: wanted, username: isNameless ? username.trim() : null, isConfirmed };
    if (await act(async () => (await bind({ variables })).data?.result, done)) onDone();
  };
  return (
    <Stack gap="2">
      <Flex gap="2" align="flex-end" wrap="wrap">
        <Box flex="1" minW="10rem">
          <FormField
            label={t({ id: 'remoteAdmin.runNumber' })}
            value={runId}
            error={null}
            maxLength={500}
            autoComplete="off"
            onValue={setRunId}
          />
        </Box>
        {isNameless ? (
          <Box flex="1" minW="10rem">
            <FormField
              label={t({ id: 'remoteAdmin.username' })}
              value={username}
              error={null}
              maxLength={100}
              autoComplete="off"
              onValue={setUsername}
            />
          </Box>
        ) : null}
        <Button
          size="sm"
          variant="outline"
          disabled={isBinding || runId.trim() === '' || (isNameless && username.trim() === '')}
          onClick={() => void bindTo(runId.trim(), isDoubtful)}
        >
          {isDoubtful ? t({ id: 'remoteAdmin.bindAnyway' }) : t({ id: 'remoteAdmin.bind' })}
        </Button>
        {acts.includes('LIST_RUNS') ? (
          <Button
            size="sm"
            variant="outline"
            disabled={loading}
            onClick={() =>
              void act(
                async () => (await list({ variables: { id: jobId } })).data?.listRemoteRuns,
                t({ id: 'remoteAdmin.listed' }),
              )
            }
          >
            {t({ id: 'remoteAdmin.candidates' })}
          </Button>
        ) : null}
      </Flex>
      {runs?.length === 0 ? (
        <Box fontSize="sm" color="fg.muted">
          {t({ id: 'remoteAdmin.noCandidates' })}
        </Box>
      ) : null}
      {runs !== null && runs.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'remoteAdmin.candidates' })}>
          {runs.map(({ runId: id, languageId, codeBytes, submittedAt }) => (
            <Flex as="li" key={id} gap="3" align="center" wrap="wrap" py="1" layerStyle="row" fontSize="sm">
              <Box fontWeight="medium">{id}</Box>
              <span>{languageId}</span>
              {codeBytes === null ? null : <span>{t({ id: 'remoteAdmin.byteCount' }, { count: codeBytes })}</span>}
              {submittedAt === null ? null : <span>{formatDateTime(new Date(submittedAt))}</span>}
              <Button
                size="xs"
                ms="auto"
                variant="outline"
                disabled={isBinding}
                aria-label={t({ id: 'remoteAdmin.bindOf' }, { run: id })}
                onClick={() => void bindTo(id, true)}
              >
                {t({ id: 'remoteAdmin.bind' })}
              </Button>
            </Flex>
          ))}
        </Box>
      ) : null}
    </Stack>
  );
}
