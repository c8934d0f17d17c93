import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useReportRemoteRunMutation, type SubmitDialog_RunFragment } from './remote.generated.ts';

const faultTexts = {
  NOT_LISTED: message({ id: 'byHand.fault.notListed' }),
  OTHER_LANGUAGE: message({ id: 'byHand.fault.otherLanguage' }),
  OTHER_LENGTH: message({ id: 'byHand.fault.otherLength' }),
  TOO_OLD: message({ id: 'byHand.fault.tooOld' }),
  USED: message({ id: 'byHand.fault.used' }),
} as const;

/** Names the run: its address, and what the site cannot find out itself. */
export function RunForm({
  submissionId,
  run: { handle, isHandleProvable, isReadable, isChecking, fault },
}: {
  readonly submissionId: number;
  readonly run: SubmitDialog_RunFragment;
}) {
  const t = useText();
  const [report] = useReportRemoteRunMutation();
  const [result, setResult] = useState(String(Status.ACCEPTED));
  const form = useEntranceForm({
    initial: { run: '', handle: handle ?? '' },
    check: (values) =>
      faultsOf({
        run: values.run.trim() === '' ? message({ id: 'byHand.runRequired' }) : null,
        handle: !isHandleProvable && values.handle.trim() === '' ? message({ id: 'byHand.handleRequired' }) : null,
      }),
    async send(values) {
      const input = {
        submissionId,
        run: values.run.trim(),
        handle: isHandleProvable ? null : values.handle.trim(),
        status: isReadable ? null : Number(result),
      };
      const answer = (await report({ variables: { input } })).data?.reportRemoteRun;
      return answer?.__typename === 'ReportRemoteRunSuccess' ? null : refusalOf(t, answer, ['run', 'handle']);
    },
  });
  const results: ReadonlyArray<readonly [string, string]> = [
    [String(Status.ACCEPTED), t({ id: 'byHand.result.accepted' })],
    [String(Status.WRONG_ANSWER), t({ id: 'byHand.result.wrongAnswer' })],
    [String(Status.PRESENTATION_ERROR), t({ id: 'byHand.result.presentationError' })],
    [String(Status.COMPILE_ERROR), t({ id: 'byHand.result.compileError' })],
    [String(Status.TIME_LIMIT_EXCEEDED), t({ id: 'byHand.result.timeLimit' })],
    [String(Status.MEMORY_LIMIT_EXCEEDED), t({ id: 'byHand.result.memoryLimit' })],
    [String(Status.RUNTIME_ERROR), t({ id: 'byHand.result.runtimeError' })],
  ];
  return (
    <chakra.form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <FormError refusal={form.refusal} />
        <FormField
          label={t({ id: 'byHand.run' })}
          hint={t({ id: 'byHand.runHint' })}
          maxLength={500}
          autoComplete="off"
          {...form.field('run')}
        />
        {isHandleProvable ? null : (
          <FormField
            label={t({ id: 'byHand.handle' })}
            hint={t({ id: 'byHand.handleHint' })}
            maxLength={100}
            autoComplete="off"
            {...form.field('handle')}
          />
        )}
        {isReadable ? null : (
          <Flex align="center" gap="2" wrap="wrap" fontSize="sm">
            {t({ id: 'byHand.result' })}
            <Choice label={t({ id: 'byHand.result' })} value={result} onChange={setResult} options={results} />
            <Text color="fg.muted" fontSize="xs">
              {t({ id: 'byHand.reported' })}
            </Text>
          </Flex>
        )}
        <Flex align="center" justify="space-between" gap="3">
          <Text fontSize="sm" role="status" color={fault === null ? 'fg.muted' : 'red.fg'}>
            {isChecking ? t({ id: 'byHand.checking' }) : null}
            {isChecking || fault === null ? null : t(faultTexts[fault])}
          </Text>
          <Button type="submit" size="sm" colorPalette="accent" flexShrink="0" disabled={form.isSending}>
            {t({ id: 'byHand.check' })}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
