import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { SolutionStateMarks, SolutionStateNote } from '../solution-state.tsx';
import { AcceptedMark } from '../solution-text.tsx';
import type { OwnSolution_SolutionFragment, SolutionList_ProblemFragment } from './solution-list.generated.ts';

/** What the viewer wrote about the problem, with what became of it. */
export function OwnSolutions({ problem: { viewerSolutions } }: { readonly problem: SolutionList_ProblemFragment }) {
  const t = useText();
  if (viewerSolutions.length === 0) return null;
  return (
    <Box as="section" mb="4" aria-labelledby="own-solutions">
      <Heading as="h2" id="own-solutions" size="sm" mb="2">
        {t({ id: 'solution.own' })}
      </Heading>
      <Panel as="ul" listStyleType="none">
        {viewerSolutions.map((solution) => (
          <OwnSolution key={solution.id} solution={solution} />
        ))}
      </Panel>
    </Box>
  );
}

function OwnSolution({ solution }: { readonly solution: OwnSolution_SolutionFragment }) {
  const t = useText();
  const { id, title, isAccepted, isHidden, viewerCanEdit, writtenAt } = solution;
  return (
    <Box as="li" px="3" py="3" layerStyle="row">
      <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
        <TextLink to={`/solution/${id}`} fontWeight="medium">
          {title}
        </TextLink>
        <SolutionStateMarks solution={solution} />
        {isAccepted ? null : <AcceptedMark isAccepted={false} />}
        {isHidden ? <Badge colorPalette="red">{t({ id: 'solution.hidden' })}</Badge> : null}
        <Box ms="auto" color="fg.muted" fontSize="xs">
          <RelativeTime at={writtenAt} />
        </Box>
      </Flex>
      <SolutionStateNote solution={solution}>
        {viewerCanEdit ? (
          <TextLink to={`/solution/${id}/edit`} color="inherit" textDecoration="underline">
            {t({ id: 'solution.edit' })}
          </TextLink>
        ) : null}
      </SolutionStateNote>
    </Box>
  );
}
