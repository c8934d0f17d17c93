import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { failureText } from '../../lib/failure/failure.ts';
import { failureStore } from '../../lib/failure/failure-store.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { useStore } from '../../lib/store/store.ts';
import { showToast } from '../../lib/toast/toast-store.ts';

/** How long a notification stays, in ms (specification, section 9). */
const NOTIFICATION_MS = 5000;

/** Tells of requests that failed: in a toast and, where there is room, in a notification beside the page. */
export function FailureNotices() {
  const t = useText();
  const failure = useStore(failureStore);
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<typeof failure>(null);

  const tell = useEffectEvent((error: unknown) => showToast('error', failureText(t, error)));
  useEffect(() => {
    if (failure === null) return undefined;
    tell(failure.error);
    setShown(failure);
    const timer = setTimeout(() => setShown(null), NOTIFICATION_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  if (shown === null || isPhone) return null;
  // The toast is read out already.
  return (
    <Flex position="fixed" top="16" insetEnd="4" zIndex="toast" maxW="21rem" gap="2" bg="bg.panel" borderWidth="1px" borderColor="red.border" borderRadius="l3" shadow="lg" ps="4" pe="1.5" py="3" align="start">
      <Box color="red.fg" pt="0.5">
        <Icon name="alert" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{t({ id: 'error.title' })}</Text>
        <Text color="fg.muted">{failureText(t, shown.error)}</Text>
      </Box>
      <Button size="2xs" variant="ghost" colorPalette="gray" aria-label={t({ id: 'action.close' })} onClick={() => setShown(null)}>
        <Icon name="close" size="3.5" />
      </Button>
    </Flex>
  );
}
