import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { serverNow, useServerClock } from '../../../../lib/clock/use-server-clock.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { CeremonyKeys } from './ceremony-keys.tsx';
import { canFillScreen, toggleFullScreen } from './use-full-screen.ts';

interface CeremonyStartProps {
  readonly contest: { readonly id: number; readonly title: string; readonly endsAt: string };
  readonly isLoading: boolean;
  /** Why it could not be started, in the server's words. */
  readonly refusal: string | null;
  readonly onStart: () => void;
}

/** Before the ceremony: what it is, its keys, and a question where it would tell too early. */
export function CeremonyStart({ contest: { id, title, endsAt }, isLoading, refusal, onStart }: CeremonyStartProps) {
  const t = useText();
  useServerClock(id);
  const [wish, setWish] = useState<{ readonly isFull: boolean } | null>(null);
  const hasEnded = Date.parse(endsAt) <= serverNow();
  const start = ({ isFull }: { readonly isFull: boolean }) => {
    if (isFull) void toggleFullScreen();
    onStart();
  };
  const ask = (wanted: { readonly isFull: boolean }) =>
    Date.parse(endsAt) <= serverNow() ? start(wanted) : setWish(wanted);
  return (
    <Flex minH="100dvh" align="center" justify="center" p="4">
      <Panel w="full" maxW="30rem" p={{ base: '5', md: '8' }}>
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text color="fg.muted" mt="1" mb="4">
          {t({ id: 'ceremony.intro' })}
        </Text>
        {hasEnded ? null : <Warning palette="amber" text={t({ id: 'ceremony.early' })} />}
        {refusal === null ? null : <Warning palette="red" text={refusal} />}
        <Flex gap="2" wrap="wrap" mb="6">
          <Button colorPalette="accent" size="sm" autoFocus loading={isLoading} onClick={() => ask({ isFull: false })}>
            {t({ id: 'ceremony.start' })}
          </Button>
          {canFillScreen() ? (
            <Button size="sm" variant="outline" disabled={isLoading} onClick={() => ask({ isFull: true })}>
              {t({ id: 'ceremony.startFullScreen' })}
            </Button>
          ) : null}
        </Flex>
        <Box fontSize="sm" color="fg.muted">
          <CeremonyKeys />
        </Box>
      </Panel>
      <ConfirmDialog
        isOpen={wish !== null}
        title={t({ id: 'ceremony.early' })}
        text={t({ id: 'ceremony.earlyText' })}
        action={t({ id: 'ceremony.earlyAction' })}
        onConfirm={() => start(wish ?? { isFull: false })}
        onClose={() => setWish(null)}
      />
    </Flex>
  );
}

function Warning({ palette, text }: { readonly palette: 'amber' | 'red'; readonly text: string }) {
  return (
    <Flex
      role="alert"
      align="center"
      gap="2"
      mb="4"
      px="3"
      py="2"
      borderRadius="l2"
      fontWeight="medium"
      bg={`${palette}.subtle`}
      color={`${palette}.fg`}
    >
      <Icon name="alert" />
      {text}
    </Flex>
  );
}
