import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { checkTexts, stateLooks } from './check-looks.ts';
import type { HealthRow_CheckFragment } from './health.generated.ts';

/** One check: its state, and what to do. */
export function HealthRow({ check: { kind, state, advice } }: { readonly check: HealthRow_CheckFragment }) {
  const t = useText();
  const { label, to } = checkTexts[kind];
  const { palette, icon, label: stateLabel } = stateLooks[state];
  return (
    <Flex as="li" gap="3" px={{ base: '3', md: '4' }} py="2.5" layerStyle="row" data-check={kind}>
      <Box color={`${palette}.fg`} flexShrink="0" pt="0.5" aria-hidden="true">
        <Icon name={icon} />
      </Box>
      <Box minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          {to === null ? <Text fontWeight="medium">{t(label)}</Text> : <TextLink to={to}>{t(label)}</TextLink>}
          <Badge size="sm" variant="subtle" colorPalette={palette}>
            {t(stateLabel)}
          </Badge>
        </Flex>
        <Text mt="0.5" overflowWrap="anywhere" {...(state === 'OK' ? { color: 'fg.muted' } : {})}>
          {advice}
        </Text>
      </Box>
    </Flex>
  );
}
