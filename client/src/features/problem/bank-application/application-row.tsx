import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { problemAddress, problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useDecideBankApplicationMutation,
  type BankApplicationRow_ApplicationFragment,
  type BankDecision,
} from './bank-applications.generated.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

interface ApplicationRowProps {
  readonly application: BankApplicationRow_ApplicationFragment;
  readonly onDecided: () => void;
}

/** An application, and what can be decided of it now. */
export function ApplicationRow({
  application: { problem, groupName, applicant, appliedAt, reason },
  onDecided,
}: ApplicationRowProps) {
  const t = useText();
  const act = useAct();
  const [isRefusing, setRefusing] = useState(false);
  const [decide, { loading }] = useDecideBankApplicationMutation();
  const { id, displayId, title, groupId, bankState } = problem;
  const groupOf = groupId === null ? null : String(groupId);
  const send = async (decision: BankDecision, done: string, why: string | null = null) => {
    const isDone = await act(
      async () =>
        (await decide({ variables: { input: { problemId: String(id), decision, reason: why } } })).data
          ?.decideBankApplication,
      done,
    );
    if (isDone) onDecided();
    return isDone;
  };
  return (
    <Flex as="li" px="3" py="3" gap="3" layerStyle="row" wrap="wrap" align="center" justify="space-between">
      <Box minW="0" flex="1 1 16rem">
        <Flex gap="2" wrap="wrap" align="baseline">
          <Box as="span" color="fg.muted">
            {displayId}
          </Box>
          <TextLink to={problemAddress(groupOf, displayId)} fontWeight="medium" overflowWrap="anywhere">
            {title}
          </TextLink>
          <TextLink to={problemKeepingAddress(null, id, 'jury')} fontSize="sm">
            {t({ id: 'author.jury' })}
          </TextLink>
        </Flex>
        <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="sm">
          <TextLink to={`/group/${groupId}`}>{groupName}</TextLink>
          {applicant === null ? null : <span>{applicant}</span>}
          {appliedAt === null ? null : <RelativeTime at={appliedAt} />}
        </Flex>
        {reason === '' ? null : (
          <Text fontSize="sm" overflowWrap="anywhere">
            {t({ id: 'author.bank.reasonWas' }, { reason })}
          </Text>
        )}
      </Box>
      <Flex gap="2">
        {bankState === 'APPLIED' ? (
          <>
            <Button
              size="sm"
              colorPalette="accent"
              disabled={loading}
              aria-label={t({ id: 'author.bank.acceptOf' }, { id: displayId })}
              onClick={() => void send('ACCEPT', t({ id: 'author.bank.accepted' }, { id: displayId }))}
            >
              {t({ id: 'author.bank.accept' })}
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={loading}
              aria-label={t({ id: 'author.bank.refuseOf' }, { id: displayId })}
              onClick={() => setRefusing(true)}
            >
              {t({ id: 'author.bank.refuse' })}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="outline"
            disabled={loading}
            aria-label={t({ id: 'author.bank.reopenOf' }, { id: displayId })}
            onClick={() => void send('REOPEN', t({ id: 'author.bank.reopened' }, { id: displayId }))}
          >
            {t({ id: 'author.bank.reopen' })}
          </Button>
        )}
      </Flex>
      {isRefusing ? (
        <RefuseDialog
          title={t({ id: 'author.bank.refuseOf' }, { id: displayId })}
          onRefuse={async (why) => {
            if (await send('REFUSE', t({ id: 'author.bank.refused' }, { id: displayId }), why)) setRefusing(false);
          }}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </Flex>
  );
}
