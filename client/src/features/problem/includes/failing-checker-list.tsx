import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { FailingCheckersQuery } from './includes.generated.ts';

type FailingProblem = FailingCheckersQuery['checkerHealth']['failing'][number];

interface FailingCheckerListProps {
  readonly failing: readonly FailingProblem[];
  /** All there are; more than are listed, perhaps. */
  readonly count: number;
}

/** Problems whose checker does not compile, with what the compiler says. */
export function FailingCheckerList({ failing, count }: FailingCheckerListProps) {
  const t = useText();
  return (
    <Box as="section" mt="4" aria-labelledby="failing-checkers">
      <Heading as="h2" size="md" mb="1" id="failing-checkers">
        {t({ id: 'includes.checkersFail' })}
      </Heading>
      <Text mb="2" color="fg.muted">
        {t({ id: 'includes.checkersFailHint' })}
      </Text>
      <Panel as="ul" listStyleType="none">
        {failing.map((problem) => (
          <FailingChecker key={problem.id} problem={problem} />
        ))}
      </Panel>
      {count > failing.length ? (
        <Text mt="2">{t({ id: 'includes.checkersMore' }, { count: count - failing.length })}</Text>
      ) : null}
    </Box>
  );
}

function FailingChecker({ problem: { displayId, title, checkerCompile } }: { readonly problem: FailingProblem }) {
  const t = useText();
  return (
    <Box as="li" px="3" py="2" layerStyle="row">
      <Flex align="center" gap="3" wrap="wrap">
        <TextLink to={`/problem/${displayId}`} minW="0" overflowWrap="anywhere">
          {displayId} {title}
        </TextLink>
        {checkerCompile?.state === 'NOT_TRIED' ? (
          <Badge colorPalette="amber" variant="subtle">
            {t({ id: 'includes.compileNotTried' })}
          </Badge>
        ) : null}
      </Flex>
      {checkerCompile?.message ? (
        <Box
          as="pre"
          role="region"
          aria-label={t({ id: 'includes.compileMessage' }, { problem: displayId })}
          tabIndex={0}
          mt="1"
          maxH="12rem"
          overflow="auto"
          fontFamily="mono"
          fontSize="xs"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {checkerCompile.message}
        </Box>
      ) : null}
    </Box>
  );
}
