import { Box, Button, chakra, Dialog, Link, Portal, Stack, Text } from '@chakra-ui/react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { useReturnFocus } from '../../../../lib/keyboard/use-return-focus.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { filledAddress, type SubmittedSource } from './filled-address.ts';
import { useGiveUpRemoteRunMutation, type SubmitDialog_RunFragment } from './remote.generated.ts';
import { RunForm } from './run-form.tsx';

interface SubmitDialogProps {
  readonly submissionId: number;
  readonly judgeName: string;
  readonly run: SubmitDialog_RunFragment;
  readonly submitted: SubmittedSource;
  readonly onClose: () => void;
}

/** Copy, open, submit there, come back. Captchas of the judge stay with the reader. */
export function SubmitDialog({ submissionId, judgeName, run, submitted, onClose }: SubmitDialogProps) {
  useReturnFocus();
  const t = useText();
  const act = useAct();
  const [giveUp] = useGiveUpRemoteRunMutation();
  const { handle, isClaim, isHandleProvable, isReadable } = run;
  const needsHandle = handle === null && isHandleProvable;
  const isFound = handle !== null && isReadable && !isClaim;
  const lastStep = () => {
    if (needsHandle) return t({ id: 'byHand.afterHandle' });
    return isFound ? t({ id: 'byHand.found' }) : t({ id: 'byHand.comeBack' });
  };
  return (
    <Dialog.Root open closeOnInteractOutside={false} onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {isClaim
                  ? t({ id: 'byHand.claimTitle' }, { judge: judgeName })
                  : t({ id: 'byHand.title' }, { judge: judgeName })}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                {needsHandle ? (
                  <Text fontSize="sm" role="note">
                    {withGap(t({ id: 'byHand.needsHandle' }, { judge: judgeName }))}
                    <TextLink to="/setting?open=remote" target="_blank">
                      {t({ id: 'byHand.toSettings' })}
                    </TextLink>
                  </Text>
                ) : null}
                {isClaim ? (
                  <Text fontSize="sm">
                    {needsHandle
                      ? t({ id: 'byHand.claimAfterHandle' }, { judge: judgeName })
                      : t({ id: 'byHand.claimText' }, { judge: judgeName })}
                  </Text>
                ) : (
                  <Box as="ol" listStyleType="decimal" ps="5" fontSize="sm">
                    <chakra.li pb="2">
                      {withGap(t({ id: 'byHand.copy' }))}
                      <CopyButton text={submitted.code} label={t({ id: 'byHand.copyLabel' })} />
                    </chakra.li>
                    <chakra.li pb="2">
                      {withGap(t({ id: 'byHand.open' }))}
                      <Link
                        href={filledAddress(run.submitUrl, submitted)}
                        target="_blank"
                        rel="noopener noreferrer"
                        variant="underline"
                        overflowWrap="anywhere"
                      >
                        {run.submitUrl}
                      </Link>
                    </chakra.li>
                    <chakra.li pb="2">
                      {handle === null ? t({ id: 'byHand.submit' }) : t({ id: 'byHand.submitAs' }, { handle })}
                    </chakra.li>
                    <chakra.li>{lastStep()}</chakra.li>
                  </Box>
                )}
                {isClaim ? null : (
                  <Text fontSize="xs" color="fg.muted">
                    {withGap(t({ id: 'byHand.script' }))}
                    <Link href="/verdict-remote.user.js" variant="underline">
                      {t({ id: 'byHand.getScript' })}
                    </Link>
                  </Text>
                )}
                {isHandleProvable ? null : (
                  <Text fontSize="sm" role="note">
                    {withGap(t({ id: 'byHand.unprovable' }, { judge: judgeName }))}
                    {isReadable ? null : t({ id: 'byHand.notInContests' })}
                  </Text>
                )}
                {needsHandle ? null : <RunForm submissionId={submissionId} run={run} />}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  void act(
                    async () => (await giveUp({ variables: { submissionId } })).data?.giveUpRemoteRun,
                    t({ id: 'byHand.givenUp' }),
                  )
                }
              >
                {t({ id: 'byHand.giveUp' })}
              </Button>
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'byHand.later' })}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
