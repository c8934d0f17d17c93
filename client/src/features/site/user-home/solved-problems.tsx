import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { difficulties } from '../../../components/difficulty-badge.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SolvedProblems_ProfileFragment } from './user-home.generated.ts';

type Solved = SolvedProblems_ProfileFragment['solvedProblems'];

/** How many problems of a difficulty are shown at first. */
const shownAtFirst = 120;

interface SolvedProblemsProps {
  readonly solved: Solved;
  /** All they have solved, those included that the reader may not see. */
  readonly solvedCount: number;
  /** The reader's own: marks what was solved with help. */
  readonly isOwn: boolean;
}

/** The problems somebody has solved, by difficulty. */
export function SolvedProblems({ solved, solvedCount, isOwn }: SolvedProblemsProps) {
  const t = useText();
  const hidden = Math.max(0, solvedCount - solved.length);
  if (solved.length === 0 && hidden === 0)
    return <EmptyState title={t({ id: 'people.noneSolved' })} hint={t({ id: 'people.noneSolvedHint' })} />;
  return (
    <Box px="4" py="3">
      {difficulties.map(({ value, label }) => {
        const problems = solved.filter(({ difficulty }) => difficulty === value);
        return problems.length === 0 ? null : (
          <Box as="section" key={value} mb="4">
            <Heading as="h3" size="sm" mb="1.5">
              {t({ id: 'people.solvedOf' }, { difficulty: t(label), count: problems.length })}
            </Heading>
            <ProblemLinks problems={problems} isOwn={isOwn} />
          </Box>
        );
      })}
      {isOwn && solved.some(({ viewerHelp }) => viewerHelp !== null) ? (
        <chakra.p mb="2" color="fg.muted" fontSize="sm">
          {t({ id: 'people.helpLegend' })}
        </chakra.p>
      ) : null}
      {hidden === 0 ? null : (
        <chakra.p color="fg.muted">{t({ id: 'people.hiddenSolved' }, { count: hidden })}</chakra.p>
      )}
    </Box>
  );
}

function ProblemLinks({ problems, isOwn }: { readonly problems: Solved; readonly isOwn: boolean }) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, shownAtFirst);
  return (
    <>
      <LinkGrid>
        {shown.map(({ problemId, displayId, viewerHelp }) => (
          <li key={problemId}>
            <RouterLink to={`/problem/${encodeURIComponent(displayId)}`}>
              {displayId}
              {isOwn && viewerHelp !== null ? <HelpMark text={t(helps[viewerHelp])} /> : null}
            </RouterLink>
          </li>
        ))}
      </LinkGrid>
      {problems.length <= shownAtFirst ? null : (
        <Flex mt="2">
          <Button size="xs" variant="outline" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t({ id: 'people.showLess' }) : t({ id: 'people.showAll' }, { count: problems.length })}
          </Button>
        </Flex>
      )}
    </>
  );
}

const helps = {
  HINTS: message({ id: 'people.help.hints' }),
  TEXT: message({ id: 'people.help.text' }),
  GAVE_UP: message({ id: 'people.help.gaveUp' }),
} as const;

/** A star, in words for screen readers and on hover. */
function HelpMark({ text }: { readonly text: string }) {
  return (
    <span title={text}>
      <span aria-hidden>*</span>
      <chakra.span srOnly>, {text}</chakra.span>
    </span>
  );
}

/** Styles its links itself: there may be thousands. */
const LinkGrid = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    listStyleType: 'none',
    '& a': {
      display: 'block',
      paddingInline: '2',
      paddingBlock: '0.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l1',
      color: 'accent.fg',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted' },
    },
  },
});
