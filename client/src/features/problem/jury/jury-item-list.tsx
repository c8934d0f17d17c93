import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { TextLink } from '../../../components/text-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { JuryItem_ItemFragment } from './jury.generated.ts';
import { type NamedLanguage, languageName } from './named-language.ts';

/** Programs of a report, each with what it should get, what it got, and where that differs. */
export function JuryItemList({
  items,
  languages,
}: {
  readonly items: readonly JuryItem_ItemFragment[];
  readonly languages: readonly NamedLanguage[];
}) {
  return (
    <Box as="ul" listStyleType="none">
      {items.map((item) => (
        <Box as="li" key={item.id} px="3" py="2.5" layerStyle="row">
          <JuryItem item={item} languages={languages} />
        </Box>
      ))}
    </Box>
  );
}

function JuryItem({
  item,
  languages,
}: {
  readonly item: JuryItem_ItemFragment;
  readonly languages: readonly NamedLanguage[];
}) {
  const t = useText();
  const {
    subject,
    name,
    languageKey,
    expected,
    status,
    score,
    timeMs,
    memoryKb,
    submissionId,
    disagreements,
    firstBad,
  } = item;
  return (
    <>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Text as="span" fontWeight="medium" wordBreak="break-word" flex={{ base: '1 0 100%', md: '1 1 0' }}>
          {name}
          <Text as="span" ms="2" color="fg.muted" fontWeight="normal" fontSize="sm">
            {languageName(languages, languageKey)}
          </Text>
          {subject === 'VALIDATOR' ? (
            <Badge ms="2" size="sm">
              {t({ id: 'jury.validator' })}
            </Badge>
          ) : null}
        </Text>
        {subject === 'VALIDATOR' ? null : (
          <Flex align="center" gap="1" fontSize="sm" color="fg.muted">
            {t({ id: 'jury.expected' })}
            {expected.map((code) => (
              <VerdictBadge key={code} status={code} text="short" />
            ))}
          </Flex>
        )}
        <Flex align="center" gap="1" fontSize="sm" color="fg.muted" minW={{ md: '10rem' }}>
          {status === null ? t({ id: 'jury.notJudged' }) : <Got status={status} submissionId={submissionId} />}
          {score === null ? null : <span>{Math.round(score * 100) / 100}</span>}
        </Flex>
        <Text as="span" fontSize="sm" color="fg.muted" minW={{ md: '9.5rem' }} textAlign={{ base: 'start', md: 'end' }}>
          {timeMs === null ? null : formatTime(timeMs)}
          {memoryKb === null ? null : `, ${formatMemory(memoryKb)}`}
        </Text>
      </Flex>
      {(disagreements?.length ?? 0) > 0 ? (
        <Box mt="1" fontSize="sm" color="red.fg">
          {disagreements?.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Box>
      ) : null}
      {firstBad !== null && (disagreements?.length ?? 0) > 0 ? (
        <Text fontSize="sm" color="fg.muted" whiteSpace="pre-wrap" wordBreak="break-word" maxH="40" overflowY="auto">
          {firstBad.caseName === '' ? null : `${t({ id: 'jury.firstBad' }, { name: firstBad.caseName })} `}
          {[firstBad.message, firstBad.judgeMessage].filter((text) => text !== null && text !== '').join('; ')}
        </Text>
      ) : null}
    </>
  );
}

/** The verdict, leading to the submission while it is kept. */
function Got({ status, submissionId }: { readonly status: number; readonly submissionId: number | null }) {
  const badge = <VerdictBadge status={status} />;
  return submissionId === null ? badge : <TextLink to={`/submission-detail/${submissionId}`}>{badge}</TextLink>;
}
