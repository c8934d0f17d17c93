import { Box, Flex } from '@chakra-ui/react';
import { CodeText } from './code-text.tsx';

interface CodeBlockProps {
  readonly code: string;
  /** As the highlighter names it; null for plain text. */
  readonly language: string | null;
  /** What the block holds, for screen readers, since it can be scrolled by keyboard. */
  readonly label: string;
}

/** A source with line numbers, scrolling sideways on its own. */
export function CodeBlock({ code, language, label }: CodeBlockProps) {
  const lineCount = code.replace(/\n$/, '').split('\n').length;
  return (
    <Flex fontSize="0.8125rem" lineHeight="1.25rem" overflow="hidden">
      <Box as="pre" aria-hidden="true" py="3" px="3" textAlign="end" color="fg.subtle" fontFamily="mono" userSelect="none" borderEndWidth="1px" borderColor="border.muted">
        {Array.from({ length: lineCount }, (_, index) => index + 1).join('\n')}
      </Box>
      <Box as="pre" tabIndex={0} role="region" aria-label={label} py="3" px="3" flex="1" overflowX="auto">
        <CodeText code={code} language={language} />
      </Box>
    </Flex>
  );
}
