import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useGroup } from '../frame/group-context.ts';
import { DisbandButton } from './disband-button.tsx';
import { HandOver } from './hand-over.tsx';

/** What only the owner and super admins do with a group, archived or not. */
export function EndOfOwnership() {
  const t = useText();
  const { offeredTo } = useGroup();
  return (
    <>
      <Heading as="h2" size="md" mb="3">
        {t({ id: 'group.life' })}
      </Heading>
      <Stack gap="4">
        <Act
          title={t({ id: 'group.offer' })}
          text={
            offeredTo === null
              ? t({ id: 'group.offerHint' })
              : t({ id: 'group.offerWaits' }, { username: offeredTo.username })
          }
        >
          <HandOver />
        </Act>
        <Act title={t({ id: 'group.disband' })} text={t({ id: 'group.disbandText' })}>
          <DisbandButton />
        </Act>
      </Stack>
    </>
  );
}

interface ActProps {
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  readonly children: ReactNode;
}

function Act({ title, text, children }: ActProps) {
  return (
    <Flex columnGap="4" rowGap="2" align="center" wrap="wrap">
      <Box flex="1 1 16rem" minW="0">
        <Text fontWeight="medium" fontSize="sm">
          {title}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {text}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
