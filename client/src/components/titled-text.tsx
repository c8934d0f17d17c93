import { Box } from '@chakra-ui/react';

interface TitledTextProps {
  readonly title: string;
  readonly text: string;
  /** Longer texts scroll. */
  readonly maxH: string;
  readonly overflowWrap?: 'anywhere';
}

/** What a program read or wrote, or what a judge says of it, as it is; keys scroll it. */
export function TitledText({ title, text, maxH, overflowWrap }: TitledTextProps) {
  return (
    <>
      <Box fontSize="xs" color="fg.muted" mb="1" aria-hidden="true">
        {title}
      </Box>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label={title}
        px="2"
        py="1.5"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        fontFamily="mono"
        fontSize="0.8125rem"
        lineHeight="1.25rem"
        maxH={maxH}
        minH="2.25rem"
        overflow="auto"
        whiteSpace="pre-wrap"
        overflowWrap={overflowWrap}
      >
        {text.replace(/\n$/, '')}
      </Box>
    </>
  );
}
