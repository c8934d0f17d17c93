import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CodeText } from './code-text.tsx';

/** Height of a line. */
export const codeLineHeight = '1.25rem';
/** What stands above the first line. */
export const codeTop = '0.75rem';

interface CodeBlockProps {
  readonly code: string;
  /** As the highlighter names it; null for plain text. */
  readonly language: string | null;
  /** What the block holds, for screen readers, since it can be scrolled by keyboard. */
  readonly label: string;
  /** Stands behind the text, placed by lines. */
  readonly behind?: ReactNode;
  /** Stands over the line numbers, placed by lines. */
  readonly beside?: ReactNode;
}

/** A source with line numbers, scrolling sideways on its own. */
export function CodeBlock({ code, language, label, behind, beside }: CodeBlockProps) {
  const lineCount = code.replace(/\n$/, '').split('\n').length;
  return (
    <Flex position="relative" isolation="isolate" fontSize="0.8125rem" lineHeight={codeLineHeight} overflow="hidden">
      {behind}
      <Box position="relative" zIndex="1" flexShrink="0">
        <Box
          as="pre"
          aria-hidden="true"
          h="full"
          py={codeTop}
          px="3"
          textAlign="end"
          color="fg.subtle"
          fontFamily="mono"
          userSelect="none"
          borderEndWidth="1px"
          borderColor="border.muted"
        >
          {Array.from({ length: lineCount }, (_, index) => index + 1).join('\n')}
        </Box>
        {beside}
      </Box>
      <Box
        as="pre"
        position="relative"
        zIndex="1"
        tabIndex={0}
        role="region"
        aria-label={label}
        py={codeTop}
        px="3"
        flex="1"
        overflowX="auto"
      >
        <CodeText code={code} language={language} />
      </Box>
    </Flex>
  );
}
