import { Box, Text } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';

interface LiveMessageProps {
  readonly message: string | null;
  /** It is for people, as why a program did not reach its judge; else it may be of a compiler. */
  readonly isSentence: boolean;
}

/** What is said of a verdict. */
export function LiveMessage({ message, isSentence }: LiveMessageProps) {
  const t = useText();
  if (!message) return null;
  if (isSentence) {
    return (
      <Text fontSize="sm" overflowWrap="anywhere">
        {message}
      </Text>
    );
  }
  return (
    <Box
      as="pre"
      tabIndex={0}
      role="region"
      aria-label={t({ id: 'submission.message' })}
      mt="2"
      p="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1.125rem"
      maxH="12rem"
      overflow="auto"
      whiteSpace="pre-wrap"
    >
      {message}
    </Box>
  );
}
