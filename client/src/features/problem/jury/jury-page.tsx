import { Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useIsArchived } from '../../../components/archive/archived-place.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { problemDeskAddress, problemFormAddress, problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { isNotFound } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { JuryReport } from './jury-report.tsx';
import { SolutionDialog } from './solution-dialog.tsx';
import { useJury } from './use-jury.ts';

/** What the jury left with a problem, and whether it still does as it should. */
export function JuryPage({ problemId }: { readonly problemId: number }) {
  const t = useText();
  const { problem, report, solutions, languages, error, refetch } = useJury(problemId);
  const groupId = useProblemPlace();
  const isArchived = useIsArchived();
  const [isAdding, setAdding] = useState(false);
  const isMissing = problem === null || isNotFound(error);
  if (error !== undefined && problem === undefined && !isMissing) return <ErrorState error={error} onRetry={refetch} />;
  if (problem === undefined && !isMissing) {
    return (
      <PageBody>
        <SkeletonRows count={6} height="41px" />
      </PageBody>
    );
  }
  if (problem === undefined || problem === null) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'jury.title' })} />
        <EmptyState icon="search" title={t({ id: 'jury.noProblem' })} hint={t({ id: 'jury.noProblemHint' })}>
          <TextLink to={problemDeskAddress(groupId)}>{t({ id: 'jury.toList' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  const canEdit = problem.viewerCanEdit && !isArchived;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'jury.titleOf' }, { id: problem.displayId })} />
      <PageHeader
        title={t({ id: 'jury.titleOf' }, { id: problem.displayId })}
        aside={<TextLink to={`/problem/${encodeURIComponent(problem.displayId)}`}>{problem.title}</TextLink>}
        acts={problem.viewerCanEdit ? <PageLinks problemId={problemId} /> : null}
      />
      <Flex mb="2" align="center" justify="space-between" gap="3">
        <Heading as="h2" size="md">
          {t({ id: 'jury.solutions' })}
        </Heading>
        {canEdit ? (
          <Button size="sm" colorPalette="accent" onClick={() => setAdding(true)}>
            <Icon name="file" />
            {t({ id: 'jury.add' })}
          </Button>
        ) : null}
      </Flex>
      <JuryReport
        problemId={problemId}
        limits={problem}
        canEdit={canEdit}
        report={report}
        solutions={solutions}
        languages={languages}
      />
      {isAdding ? (
        <SolutionDialog problemId={problemId} languages={languages} solution={null} onClose={() => setAdding(false)} />
      ) : null}
    </PageBody>
  );
}

/** Where else those who change the problem work on it. */
function PageLinks({ problemId }: { readonly problemId: number }) {
  const t = useText();
  const groupId = useProblemPlace();
  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild size="xs" variant="outline">
        <RouterLink to={problemFormAddress(groupId, problemId)}>{t({ id: 'jury.toForm' })}</RouterLink>
      </Button>
      <Button asChild size="xs" variant="outline">
        <RouterLink to={problemKeepingAddress(groupId, problemId, 'revisions')}>
          {t({ id: 'jury.toRevisions' })}
        </RouterLink>
      </Button>
    </Flex>
  );
}
