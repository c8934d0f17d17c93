import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemDeskAddress, problemFormAddress } from '../../../../lib/address/problem-address.ts';
import { changeAddress, readInteger, readPage } from '../../../../lib/address/read-address.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { RevisionDiff } from './revision-diff.tsx';
import { useProblemRevisionsQuery, type ProblemRevisionsQuery } from './revisions.generated.ts';

const pageSize = 30;

type Revision = ProblemRevisionsQuery['problemRevisions']['items'][number];

/** What a problem's statements and settings were, and what changed from one saving to another. */
export function RevisionsPage({ problemId }: { readonly problemId: number }) {
  const t = useText();
  const groupId = useProblemPlace();
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const { data, error, refetch } = useProblemRevisionsQuery({
    variables: { id: problemId, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const revisions = data?.problemRevisions.items;
  const problem = data?.problemForm;
  if (data !== undefined && problem === null) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'author.missing' })} />
        <EmptyState icon="search" title={t({ id: 'author.missing' })} hint={t({ id: 'author.missingHint' })}>
          <TextLink to={problemDeskAddress(groupId)}>{t({ id: 'author.toList' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  const newest = revisions?.[0]?.number ?? 0;
  const to = readInteger(params.get('to')) ?? newest;
  const from = readInteger(params.get('from')) ?? Math.max(1, to - 1);
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(changeAddress(params, { currentPage: String(page), ...values }));
  const title = t({ id: 'author.revisionsOf' }, { id: problem?.displayId ?? '' });
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        note={problem?.title}
        acts={<TextLink to={problemFormAddress(groupId, problemId)}>{t({ id: 'author.backToForm' })}</TextLink>}
      />
      <LoadingRows data={revisions} error={error} onRetry={() => void refetch()} count={6} height="48px" />
      {revisions?.length === 0 ? (
        <EmptyState
          icon="clock"
          title={t({ id: 'author.revisionsNone' })}
          hint={t({ id: 'author.revisionsNoneHint' })}
        />
      ) : null}
      {revisions === undefined || revisions.length === 0 ? null : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }} gap="4" alignItems="start">
          <Box>
            <Panel
              as="nav"
              aria-label={t({ id: 'author.revisions' })}
              position={{ lg: 'sticky' }}
              top="16"
              maxH={{ base: '16rem', lg: 'calc(100dvh - 10rem)' }}
              overflowY="auto"
            >
              <RevisionList
                revisions={revisions}
                shown={to}
                onShow={(number) => change({ to: String(number), from: null })}
              />
            </Panel>
            {(data?.problemRevisions.total ?? 0) > pageSize ? (
              <Pager
                page={page}
                size={pageSize}
                total={data?.problemRevisions.total ?? 0}
                onPage={(next) => change({ currentPage: String(next), from: null, to: null })}
              />
            ) : null}
          </Box>
          <Panel as="section" minW="0" px={{ base: '3', md: '5' }} py="4" aria-label={t({ id: 'author.changes' })}>
            <Flex align="center" gap="2" wrap="wrap" mb="3">
              <Heading as="h2" size="sm">
                {t({ id: 'author.changes' })}
              </Heading>
              <Choice
                size="xs"
                label={t({ id: 'author.compareWith' })}
                value={String(from)}
                options={baseOptions(revisions, to, from).map(
                  (number) => [String(number), t({ id: 'author.comparedWith' }, { number })] as const,
                )}
                onChange={(number) => change({ from: number, to: String(to) })}
              />
            </Flex>
            {to === from ? (
              <Text color="fg.muted">{t({ id: 'author.firstRevision' })}</Text>
            ) : (
              <RevisionDiff problemId={problemId} from={from} to={to} />
            )}
          </Panel>
        </Grid>
      )}
    </PageBody>
  );
}

/** Revisions another one can be compared with: those before it, and the one chosen. */
function baseOptions(revisions: readonly Revision[], to: number, from: number): readonly number[] {
  const earlier = revisions.map(({ number }) => number).filter((number) => number < to);
  return [...new Set([...earlier, from])].toSorted((a, b) => b - a);
}

interface RevisionListProps {
  readonly revisions: readonly Revision[];
  /** Number of the one whose changes are shown. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

function RevisionList({ revisions, shown, onShow }: RevisionListProps) {
  const t = useText();
  return (
    <Box as="ol" listStyleType="none" p="1">
      {revisions.map(({ number, modifier, createdAt }) => (
        <li key={number}>
          <Button
            w="full"
            h="auto"
            py="1.5"
            px="3"
            display="block"
            textAlign="start"
            fontWeight="normal"
            variant={number === shown ? 'subtle' : 'ghost'}
            colorPalette={number === shown ? 'accent' : 'gray'}
            aria-current={number === shown ? 'true' : undefined}
            onClick={() => onShow(number)}
          >
            <Box fontSize="sm" fontWeight="medium">
              {t({ id: 'author.revision' }, { number })} {modifier ?? ''}
            </Box>
            <Box fontSize="xs" color="fg.muted">
              {formatDateTime(new Date(createdAt))}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  );
}
