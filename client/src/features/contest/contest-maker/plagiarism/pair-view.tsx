import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { VerdictBadge } from '../../../../components/verdict-badge.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { MarkedCode } from './marked-code.tsx';
import type { PairView_PairFragment } from './plagiarism.generated.ts';
import { nameOf } from './side-name.ts';
import { nextKey, previousKey, usePartKeys } from './use-part-keys.ts';

type SideName = 'left' | 'right';

/** Which part is looked at; each side goes there as often as its count grows. */
interface Looking {
  readonly part: number | null;
  readonly left: number;
  readonly right: number;
}

/** Both programs with what they share. */
export function PairView({ pair }: { readonly pair: PairView_PairFragment }) {
  const t = useText();
  const { parts } = pair;
  const [looking, setLooking] = useState<Looking>({ part: null, left: 0, right: 0 });
  const move = (step: 1 | -1) => {
    if (parts.length === 0) return;
    setLooking(({ part, left, right }) => ({
      part: part === null ? (step === 1 ? 0 : parts.length - 1) : (part + step + parts.length) % parts.length,
      left: left + 1,
      right: right + 1,
    }));
  };
  usePartKeys(move);
  // The side that was clicked shows the part already: the other goes to its match.
  const choose = (side: SideName, part: number) =>
    setLooking((before) => ({
      ...before,
      part,
      [side === 'left' ? 'right' : 'left']: before[side === 'left' ? 'right' : 'left'] + 1,
    }));
  return (
    <>
      <Flex align="center" gap="2" mb="2" wrap="wrap">
        <Box role="status" color="fg.muted" fontSize="sm">
          {looking.part === null
            ? t({ id: 'maker.plagiarism.parts' }, { count: parts.length })
            : t({ id: 'maker.plagiarism.partOf' }, { number: looking.part + 1, count: parts.length })}
        </Box>
        <Button
          size="xs"
          variant="outline"
          disabled={parts.length === 0}
          aria-keyshortcuts={previousKey}
          onClick={() => move(-1)}
        >
          <Icon name="chevronLeft" />
          {t({ id: 'maker.plagiarism.previousPart' }, { key: previousKey })}
        </Button>
        <Button
          size="xs"
          variant="outline"
          disabled={parts.length === 0}
          aria-keyshortcuts={nextKey}
          onClick={() => move(1)}
        >
          {t({ id: 'maker.plagiarism.nextPart' }, { key: nextKey })}
          <Icon name="chevronRight" />
        </Button>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        <Side pair={pair} side="left" looking={looking} onChoose={(part) => choose('left', part)} />
        <Side pair={pair} side="right" looking={looking} onChoose={(part) => choose('right', part)} />
      </Grid>
    </>
  );
}

interface SideProps {
  readonly pair: PairView_PairFragment;
  readonly side: SideName;
  readonly looking: Looking;
  readonly onChoose: (part: number) => void;
}

function Side({ pair, side, looking, onChoose }: SideProps) {
  const t = useText();
  const { submissionId, languageKey, languageName, status, score, submittedAt, code, ...owner } = pair[side];
  const lines = pair.parts.map(({ leftFrom, leftTo, rightFrom, rightTo }) =>
    side === 'left' ? { from: leftFrom, to: leftTo } : { from: rightFrom, to: rightTo },
  );
  return (
    <Panel as="section" aria-label={nameOf(owner)} overflow="hidden">
      <Box px="3" py="2" borderBottomWidth="1px">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {nameOf(owner)}
        </Heading>
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" fontSize="xs" mt="1">
          <TextLink to={`/submission-detail/${submissionId}`}>#{submissionId}</TextLink>
          <span>{languageName}</span>
          <VerdictBadge status={status} text="short" />
          {score === null ? null : <span>{t({ id: 'maker.plagiarism.score' }, { score })}</span>}
          <span>{formatDateTime(new Date(submittedAt))}</span>
        </Flex>
      </Box>
      <MarkedCode
        code={code}
        languageKey={languageKey}
        label={t({ id: 'maker.plagiarism.codeOf' }, { name: nameOf(owner) })}
        parts={lines}
        current={looking.part}
        shownAt={looking[side]}
        onChoose={onChoose}
      />
    </Panel>
  );
}
