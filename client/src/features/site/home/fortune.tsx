import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import type { CheckInCard_CheckInFragment } from './check-in.generated.ts';

type FortuneTexts = NonNullable<CheckInCard_CheckInFragment['fortune']>;

/** What the day holds, good and bad. */
export function Fortune({ fortune: { sign, good, bad } }: { readonly fortune: FortuneTexts }) {
  const t = useText();
  return (
    <Flex
      flex="1"
      direction="column"
      justify="space-evenly"
      gap="3"
      px="5"
      py="4"
      minH="0"
      overflowY="auto"
      role="status"
    >
      <Box textAlign="center">
        <Text fontSize={{ base: '2xl', md: '4xl' }} lineHeight="1.2" fontWeight="semibold" color="accent.fg">
          {sign.title}
        </Text>
        <Text color="fg.muted">{sign.note}</Text>
      </Box>
      <Entries label={t({ id: 'home.checkIn.good' })} tone="green" texts={good} />
      <Entries label={t({ id: 'home.checkIn.bad' })} tone="red" texts={bad} />
    </Flex>
  );
}

function Entries({
  label,
  tone,
  texts,
}: {
  readonly label: ReactNode;
  readonly tone: string;
  readonly texts: FortuneTexts['good'];
}) {
  return (
    <Flex gap="3" colorPalette={tone}>
      <Text
        as="h3"
        flexShrink="0"
        w="3.25rem"
        h="fit-content"
        py="0.5"
        textAlign="center"
        fontWeight="semibold"
        fontSize="sm"
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        borderRadius="l2"
      >
        {label}
      </Text>
      <Stack as="ul" gap="2" listStyleType="none" minW="0">
        {texts.map(({ title, note }) => (
          <Box as="li" key={title}>
            <Text fontWeight="medium">{title}</Text>
            <Text color="fg.muted" fontSize="xs">
              {note}
            </Text>
          </Box>
        ))}
      </Stack>
    </Flex>
  );
}
