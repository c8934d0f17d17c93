import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

interface NewsCardProps {
  readonly title: string;
  readonly text: string;
  /** Where it can be read. */
  readonly to: string;
  /** Notices that wait with it, itself included; said where it stands for all of them. */
  readonly total: number;
  readonly onRead: () => void;
}

/** A warning that stays until it is read or closed. */
export function NewsCard({ title, text, to, total, onRead }: NewsCardProps) {
  const t = useText();
  return (
    <Flex
      gap="2"
      bg="bg.panel"
      borderWidth="1px"
      colorPalette="amber"
      borderColor="colorPalette.border"
      borderRadius="l3"
      shadow="lg"
      ps="4"
      pe="1.5"
      py={{ base: '1.5', md: '3' }}
      align="start"
      pointerEvents="auto"
    >
      <Box color="colorPalette.fg" pt="0.5">
        <Icon name="alert" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" overflowWrap="anywhere" lineClamp={{ base: 1, md: 2 }}>
          {text}
        </Text>
        <TextLink to={to} onClick={onRead} fontSize="sm" display="inline-block" py="1">
          {t({ id: 'desk.news.read' })}
        </TextLink>
        {total < 2 ? null : (
          <Text as="span" hideFrom="md" ms="3" fontSize="xs" color="fg.muted">
            {t({ id: 'desk.news.count' }, { count: total })}
          </Text>
        )}
      </Box>
      <Button size="2xs" variant="ghost" colorPalette="gray" aria-label={t({ id: 'action.close' })} onClick={onRead}>
        <Icon name="close" size="3.5" />
      </Button>
    </Flex>
  );
}
