import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePlagiarismGapsQuery, type CheckRow_CheckFragment } from './plagiarism.generated.ts';
import { nameOf } from './side-name.ts';

const pageSize = 30;
const reasons = {
  TOO_SHORT: message({ id: 'maker.plagiarism.gapTooShort' }),
  CUT: message({ id: 'maker.plagiarism.gapCut' }),
} as const;

/** Programs of a problem of which the comparison says nothing, or not all: somebody has to read them. */
export function GapList({ check }: { readonly check: CheckRow_CheckFragment }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = usePlagiarismGapsQuery({
    variables: { contestProblemId: check.contestProblemId, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.plagiarismGaps;
  const title = t({ id: 'maker.plagiarism.gapsOf' }, { title: `${check.displayId}. ${check.title}` });
  return (
    <Box as="section" aria-label={title} mt="5">
      <Heading as="h2" size="md" mb="1" wordBreak="break-word">
        {title}
      </Heading>
      <Box color="fg.muted" mb="3">
        {t({ id: 'maker.plagiarism.gapsHint' })}
      </Box>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={3} height="45px" />
        <Box as="ul" listStyleType="none" aria-label={title}>
          {shown?.items.map(({ reason, program }) => (
            <Flex
              as="li"
              key={program.submissionId}
              px="3"
              py="2.5"
              gap="2"
              columnGap="4"
              wrap="wrap"
              align="center"
              layerStyle="row"
            >
              <TextLink to={`/submission-detail/${program.submissionId}`}>#{program.submissionId}</TextLink>
              <Box flex="1 1 10rem" minW="0" overflowWrap="anywhere">
                {nameOf(program)}
              </Box>
              <Box color="fg.muted" fontSize="xs">
                {program.languageName}
              </Box>
              <Badge size="sm" colorPalette="amber">
                {t(reasons[reason])}
              </Badge>
            </Flex>
          ))}
        </Box>
      </Panel>
      {(shown?.total ?? 0) > pageSize ? (
        <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={setPage} />
      ) : null}
    </Box>
  );
}
