import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ProblemCards } from './problem-cards.tsx';
import type { ProblemListQuery, useProblemListQuery } from './problem-list.generated.ts';
import { ProblemTable } from './problem-table.tsx';
import type { PointedProblem } from './use-pointed-problem.ts';

interface ProblemRowsProps {
  readonly list: Pick<ReturnType<typeof useProblemListQuery>, 'error' | 'refetch'>;
  /** The page there is, which may be that of a moment ago. */
  readonly shown: ProblemListQuery['problems'] | undefined;
  readonly size: number;
  readonly isWide: boolean;
  readonly hasTagsShown: boolean;
  readonly pointed: PointedProblem;
  /** Widens the list again; nothing where nothing narrows it. */
  readonly children: ReactNode;
}

/** The problems of a page, or what is to be said in their place. */
export function ProblemRows({
  list: { error, refetch },
  shown,
  size,
  isWide,
  hasTagsShown,
  pointed,
  children,
}: ProblemRowsProps) {
  const t = useText();
  if (shown === undefined)
    return error === undefined ? (
      <SkeletonRows count={size} height={isWide ? '33px' : '77px'} isTable={isWide} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  if (shown.items.length === 0) {
    return (
      <EmptyState
        icon={children ? 'search' : 'inbox'}
        title={t({ id: 'problemList.none' })}
        hint={children ? t({ id: 'problemList.noneHint' }) : t({ id: 'problemList.emptyHint' })}
      >
        {children}
      </EmptyState>
    );
  }
  if (!isWide) return <ProblemCards problems={shown.items} hasTagsShown={hasTagsShown} />;
  return (
    <ProblemTable
      problems={shown.items}
      hasTagsShown={hasTagsShown}
      pointedAt={pointed.problem?.id ?? null}
      onPoint={pointed.point}
    />
  );
}
