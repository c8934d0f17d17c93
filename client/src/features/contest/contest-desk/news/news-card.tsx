import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { withoutMarks } from '../../../../components/markdown/without-marks.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

const Markdown = lazy(async () => ({
  default: (await import('../../../../components/markdown/markdown.tsx')).Markdown,
}));

interface NewsCardProps {
  readonly title: string;
  readonly text: string;
  /** What the jury says to the text, which is a question then, and both are Markdown; null: it is a title. */
  readonly answer: string | null;
  /** Is it a line of the page, and not a card in a corner of it? */
  readonly isLine: boolean;
  /** Where it can be read. */
  readonly to: string;
  /** Notices that wait with it, itself included; said where it stands for all of them. */
  readonly total: number;
  readonly onRead: () => void;
}

const looks = {
  card: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', shadow: 'lg', py: { base: '1.5', md: '3' } },
  line: { bg: 'colorPalette.subtle', borderBottomWidth: '1px', py: '1.5' },
} as const;

/** A notice that stays until it is read or closed. */
export function NewsCard({ title, text, answer, isLine, to, total, onRead }: NewsCardProps) {
  const t = useText();
  return (
    <Flex
      {...(isLine ? looks.line : looks.card)}
      gap="2"
      colorPalette="amber"
      borderColor="colorPalette.border"
      ps="4"
      pe="1.5"
      align="start"
      pointerEvents="auto"
    >
      <Box color="colorPalette.fg" pt="0.5">
        <Icon name="alert" />
      </Box>
      <Box flex="1" minW="0" display={isLine ? { base: 'block', md: 'flex' } : undefined} columnGap="3" flexWrap="wrap">
        <Text fontWeight="semibold">{title}</Text>
        <Box color={isLine ? 'fg' : 'fg.muted'} overflowWrap="anywhere" lineClamp={{ base: 1, md: 2 }} maxH="4rem">
          {answer === null ? text : <Drawn source={text} />}
        </Box>
        {answer === null ? null : (
          <Box overflowWrap="anywhere" lineClamp={{ base: 2, md: 4 }} maxH="6rem" fontWeight="medium">
            <Drawn source={answer} />
          </Box>
        )}
        <TextLink to={to} onClick={onRead} fontSize="sm" display="inline-block" py={isLine ? '0' : '1'}>
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

/** Its text alone until the part that draws it is there. */
function Drawn({ source }: { readonly source: string }) {
  return (
    <Suspense fallback={withoutMarks(source)}>
      <Markdown source={source} fontSize="inherit" lineHeight="inherit" />
    </Suspense>
  );
}
