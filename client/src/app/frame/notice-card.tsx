import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';

interface NoticeCardProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Where notices are: below the bar, in the corner. */
export const noticePlace = {
  position: 'fixed',
  top: '16',
  insetEnd: '4',
  zIndex: 'toast',
  maxW: 'min(21rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
} as const;

/** A notice: what happened, and how to be rid of it. */
export function NoticeCard({ title, text, onClose }: NoticeCardProps) {
  const t = useText();
  return (
    <Flex
      data-notice=""
      gap="2"
      bg="bg.panel"
      borderWidth="1px"
      colorPalette="green"
      borderColor="colorPalette.border"
      borderRadius="l3"
      shadow="lg"
      ps="4"
      pe="1.5"
      py="3"
      align="start"
      pointerEvents="auto"
    >
      <Box color="colorPalette.fg" pt="0.5">
        <Icon name="check" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {text}
        </Text>
      </Box>
      <Button size="2xs" variant="ghost" colorPalette="gray" aria-label={t({ id: 'action.close' })} onClick={onClose}>
        <Icon name="close" size="3.5" />
      </Button>
    </Flex>
  );
}
