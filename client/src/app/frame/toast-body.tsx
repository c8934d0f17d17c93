import { Box, Button, Flex } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { dismissToast, type Toast } from '../../lib/toast/toast-store.ts';

const looks = {
  success: { tone: 'green', icon: 'check' },
  error: { tone: 'red', icon: 'alert' },
  info: { tone: 'accent', icon: 'info' },
  warning: { tone: 'amber', icon: 'alert' },
  loading: { tone: 'gray', icon: 'refresh' },
} as const satisfies Record<Toast['kind'], unknown>;

/** What a toast looks like. */
export function ToastBody({ toast }: { readonly toast: Toast }) {
  const t = useText();
  const look = looks[toast.kind];
  return (
    <Flex
      align="center"
      gap="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="colorPalette.border"
      colorPalette={look.tone}
      shadow="md"
      borderRadius="l3"
      ps="3"
      pe="1"
      py="1"
      maxW="28rem"
      pointerEvents="auto"
    >
      <Box color="colorPalette.fg">
        <Icon name={look.icon} />
      </Box>
      <Box py="1" minW="0" overflowWrap="anywhere">
        {toast.text}
      </Box>
      {toast.action === undefined ? null : (
        <Button size="2xs" variant="outline" onClick={toast.action.act}>
          {toast.action.label}
        </Button>
      )}
      <Button
        size="2xs"
        variant="ghost"
        colorPalette="gray"
        aria-label={t({ id: 'action.close' })}
        onClick={dismissToast}
      >
        <Icon name="close" size="3.5" />
      </Button>
    </Flex>
  );
}
