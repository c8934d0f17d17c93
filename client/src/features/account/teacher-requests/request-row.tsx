import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { TeacherRequestRow_RequestFragment } from './teacher-requests.generated.ts';

interface RequestRowProps {
  readonly request: TeacherRequestRow_RequestFragment;
  readonly onDecide: (isAccepted: boolean) => void;
}

/** A request with what its user says, and the decision on it. */
export function RequestRow({ request, onDecide }: RequestRowProps) {
  const t = useText();
  const { username, school, reason, state, answer, createdAt, decidedAt, decidedBy } = request;
  return (
    <Flex as="li" px="3" py="3" gap="3" layerStyle="row" wrap="wrap" align="center" justify="space-between">
      <Box minW="0" flex="1 1 16rem">
        <Flex columnGap="3" wrap="wrap" align="baseline">
          <UserLink username={username} />
          <Box fontWeight="medium" overflowWrap="anywhere">
            {school}
          </Box>
          <Box color="fg.muted" fontSize="sm">
            <RelativeTime at={createdAt} />
          </Box>
        </Flex>
        <Text fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {reason}
        </Text>
        {decidedAt === null ? null : (
          <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="sm">
            {decidedBy === null ? null : <span>{t({ id: 'users.teacher.by' }, { username: decidedBy })}</span>}
            <RelativeTime at={decidedAt} />
            {answer === '' ? null : (
              <Box overflowWrap="anywhere">
                {t({ id: 'users.reason' })}: {answer}
              </Box>
            )}
          </Flex>
        )}
      </Box>
      {state === 'ACCEPTED' ? null : (
        <Flex gap="2">
          <Button
            size="sm"
            colorPalette="accent"
            aria-label={t({ id: 'users.teacher.acceptOf' }, { username })}
            onClick={() => onDecide(true)}
          >
            {t({ id: 'users.teacher.accept' })}
          </Button>
          {state === 'OPEN' ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={t({ id: 'users.teacher.declineOf' }, { username })}
              onClick={() => onDecide(false)}
            >
              {t({ id: 'users.teacher.decline' })}
            </Button>
          ) : null}
        </Flex>
      )}
    </Flex>
  );
}
