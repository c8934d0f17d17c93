import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { TextLink } from '../../../components/text-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import type { JuryRow } from './jury-rows.ts';
import { languageName, type NamedLanguage } from './named-language.ts';

interface CellProps {
  readonly row: JuryRow;
}

/** What the program is called, and its language. */
export function Name({
  row: { name, languageKey, isValidator },
  languages,
}: CellProps & { readonly languages: readonly NamedLanguage[] }) {
  const t = useText();
  return (
    <Text fontWeight="medium" wordBreak="break-word">
      {name}
      <Text as="span" ms="2" color="fg.muted" fontWeight="normal" fontSize="sm">
        {languageName(languages, languageKey)}
      </Text>
      {isValidator ? (
        <Badge ms="2" size="sm">
          {t({ id: 'jury.validator' })}
        </Badge>
      ) : null}
    </Text>
  );
}

/** Verdicts of which it must get one; a validator says of inputs alone. */
export function Expected({ row: { isValidator, expected } }: CellProps) {
  if (isValidator) return '–';
  return (
    <Flex gap="1" wrap="wrap">
      {expected.map((code) => (
        <VerdictBadge key={code} status={code} text="short" />
      ))}
    </Flex>
  );
}

/** The verdict with the score, leading to the submission while it is kept. */
export function Got({ row: { item } }: CellProps) {
  const t = useText();
  const status = item?.status ?? null;
  if (item === null || status === null) return t({ id: 'jury.notJudged' });
  const badge = <VerdictBadge status={status} />;
  return (
    <Flex align="center" gap="1">
      {item.submissionId === null ? badge : <TextLink to={`/submission-detail/${item.submissionId}`}>{badge}</TextLink>}
      {item.score === null ? null : <span>{Math.round(item.score * 100) / 100}</span>}
    </Flex>
  );
}

/** Time of the slowest case. */
export function SlowestCase({ row: { item } }: CellProps) {
  return item === null || item.timeMs === null ? '–' : formatTime(item.timeMs);
}

export function Memory({ row: { item } }: CellProps) {
  return item === null || item.memoryKb === null ? '–' : formatMemory(item.memoryKb);
}

/** Where the outcome is not as expected, and the case that shows it; nothing where it is. */
export function WhereItDiffers({ row: { item } }: CellProps) {
  const t = useText();
  if (item === null || (item.disagreements?.length ?? 0) === 0) return null;
  const { disagreements, firstBad } = item;
  return (
    <>
      <Box mt="1" fontSize="sm" color="red.fg">
        {disagreements?.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Box>
      {firstBad === null ? null : (
        <Text fontSize="sm" color="fg.muted" whiteSpace="pre-wrap" wordBreak="break-word" maxH="40" overflowY="auto">
          {firstBad.caseName === '' ? null : withGap(t({ id: 'jury.firstBad' }, { name: firstBad.caseName }))}
          {[firstBad.message, firstBad.judgeMessage].filter((text) => text !== null && text !== '').join(' · ')}
        </Text>
      )}
    </>
  );
}
