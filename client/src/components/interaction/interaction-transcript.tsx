import { Box, chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { withColon } from '../../lib/intl/with-colon.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { interactionLines } from './interaction-lines.ts';

/** A talk with the judge: its lines on the left, the program's on the right. */
export function InteractionTranscript({ transcript }: { readonly transcript: string }) {
  const t = useText();
  const locale = useLocale();
  const speakers = { judge: t({ id: 'problem.judgeSays' }), program: t({ id: 'problem.programSays' }) };
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <Flex
        justify="space-between"
        px="3"
        h="8"
        align="center"
        bg="bg.subtle"
        borderBottomWidth="1px"
        fontSize="xs"
        color="fg.muted"
      >
        <span>{speakers.judge}</span>
        <span>{speakers.program}</span>
      </Flex>
      <Box as="ol" listStyleType="none" px="3" py="2" fontFamily="mono" fontSize="0.8125rem" lineHeight="1.375rem">
        {interactionLines(transcript).map((line, index) =>
          line.from === 'pass-separator' ? (
            <Box as="li" key={index} my="2" borderTopWidth="1px" />
          ) : (
            <Flex as="li" key={index} justify={line.from === 'judge' ? 'flex-start' : 'flex-end'} my="0.5">
              <chakra.span
                px="2"
                borderRadius="l1"
                maxW="full"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
                bg={line.from === 'judge' ? 'bg.muted' : 'accent.subtle'}
                color={line.from === 'judge' ? 'fg' : 'accent.fg'}
              >
                <chakra.span srOnly>{withColon(speakers[line.from], locale)}</chakra.span>
                {line.text}
              </chakra.span>
            </Flex>
          ),
        )}
      </Box>
    </Box>
  );
}
