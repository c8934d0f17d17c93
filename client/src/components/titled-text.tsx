import { Box } from '@chakra-ui/react';

interface TitledTextProps {
  readonly title: string;
  readonly text: string;
  /** Longer texts scroll. */
  readonly maxH: string;
  readonly overflowWrap?: 'anywhere';
}

/** Shows that a text goes on below, where the box may end between two lines; touch screens have no scroll bar. */
const softEnd = {
  bgImage:
    'linear-gradient({colors.bg.subtle}, {colors.bg.subtle}), linear-gradient(to top, {colors.border}, transparent)',
  bgSize: '100% 0.75rem',
  bgPosition: 'bottom',
  bgRepeat: 'no-repeat',
  bgAttachment: 'local, scroll',
} as const;

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
        bgColor="bg.subtle"
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
        css={softEnd}
      >
        {text.replace(/\n$/, '')}
      </Box>
    </>
  );
}
