import { Button, Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { SubmittedSource } from './filled-address.ts';
import { useAwaitedRunQuery } from './remote.generated.ts';

const SubmitDialog = lazy(async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog }));

/** Pause between two looks at how the wait stands, in ms. */
const pollMs = 3_000;

interface RemoteSubmitProps {
  readonly submissionId: number;
  readonly submitted: SubmittedSource;
  /** It was submitted on this page: the dialog opens by itself. */
  readonly isNew: boolean;
}

/** While a submission waits for a run that its submitter makes himself: what he does, in a dialog that he may close. */
export function RemoteSubmit({ submissionId, submitted, isNew }: RemoteSubmitProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(isNew);
  const [isWaiting, setWaiting] = useState(true);
  const { data } = useAwaitedRunQuery({
    variables: { id: submissionId },
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? pollMs : 0,
  });
  const remote = data?.submission?.remote ?? null;
  const awaited = remote?.awaited ?? null;
  if (data !== undefined && awaited === null && isWaiting) setWaiting(false);
  if (remote === null || awaited === null) return null;
  return (
    <>
      <Flex role="status" align="center" justify="space-between" gap="3" px="3" py="2" borderTopWidth="1px" wrap="wrap">
        <Text fontSize="sm">{t({ id: 'byHand.waiting' }, { judge: remote.judgeName })}</Text>
        <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
          {t({ id: 'byHand.continue' })}
        </Button>
      </Flex>
      {!isOpen ? null : (
        <Suspense>
          <SubmitDialog
            submissionId={submissionId}
            judgeName={remote.judgeName}
            run={awaited}
            submitted={submitted}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
