import { Button, Dialog, Field, Input, Portal, Stack } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../../lib/keyboard/use-return-focus.ts';
import { statusLook } from '../../../lib/status/status.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useJudgeManuallyMutation, type VerdictActions_SubmissionFragment } from './verdict-actions.generated.ts';

/** Most characters of a reason; the server takes no more. */
const maxReason = 500;

interface ManualDialogProps {
  readonly submission: VerdictActions_SubmissionFragment;
  readonly onClose: () => void;
}

/**
 * Gives a verdict by hand. The score is asked for only where there is one or the submission is cancelled
 * (specification, section 4), and only where the problem has scores.
 */
export function ManualDialog({ submission, onClose }: ManualDialogProps) {
  const t = useText();
  const opener = useReturnFocus();
  const { id, score: present, totalScore, viewerManualStatuses } = submission;
  const [status, setStatus] = useState(
    viewerManualStatuses.includes(submission.status) ? submission.status : Status.ACCEPTED,
  );
  const [scoreText, setScoreText] = useState(present === null ? '' : String(present));
  const [reason, setReason] = useState('');
  const [judge, { loading }] = useJudgeManuallyMutation();
  const act = useAct();
  const hasScore = present !== null || (submission.status === Status.CANCELLED && totalScore !== null);
  const score = scoreText.trim() === '' ? null : Number(scoreText);
  const isWrong =
    hasScore &&
    score !== null &&
    (!Number.isInteger(score) || score < 0 || (totalScore !== null && score > totalScore));
  const save = async () => {
    const isDone = await act(
      async () =>
        (await judge({ variables: { id, status, score: hasScore ? score : null, reason } })).data?.judgeManually,
      t({ id: 'verdictActions.judged' }),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={({ open }) => (open ? undefined : onClose())} finalFocusEl={() => opener} size="xs">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (!isWrong) void save();
              }}
            >
              <Dialog.Header>
                <Dialog.Title>{t({ id: 'verdictActions.manualTitle' }, { id: `#${id}` })}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="3">
                  <Choice
                    label={t({ id: 'submission.status' })}
                    value={String(status)}
                    options={viewerManualStatuses.map((code) => [String(code), t(statusLook(code).label)] as const)}
                    onChange={(value) => setStatus(Number(value))}
                  />
                  {hasScore ? (
                    <Field.Root invalid={isWrong}>
                      <Field.Label>
                        {totalScore === null
                          ? t({ id: 'submission.score' })
                          : t({ id: 'verdictActions.scoreOf' }, { total: totalScore })}
                      </Field.Label>
                      <Input
                        size="sm"
                        type="number"
                        min={0}
                        max={totalScore ?? undefined}
                        value={scoreText}
                        onChange={(event) => setScoreText(event.target.value)}
                      />
                      {isWrong ? (
                        <Field.ErrorText>
                          {totalScore === null
                            ? t({ id: 'verdictActions.scoreWhole' })
                            : t({ id: 'verdictActions.scoreRange' }, { total: totalScore })}
                        </Field.ErrorText>
                      ) : null}
                    </Field.Root>
                  ) : null}
                  <FormField
                    name="reason"
                    label={t({ id: 'verdictActions.reason' })}
                    hint={t({ id: 'verdictActions.reasonHint' })}
                    maxLength={maxReason}
                    value={reason}
                    error={null}
                    onValue={setReason}
                  />
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button size="sm" variant="outline" onClick={onClose}>
                  {t({ id: 'action.cancel' })}
                </Button>
                <Button size="sm" type="submit" colorPalette="accent" disabled={isWrong || loading}>
                  {t({ id: 'verdictActions.save' })}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
