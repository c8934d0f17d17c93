import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { DueReviews } from './due-reviews.tsx';
import { MyTrainings } from './my-trainings.tsx';
import { useOwnHomeQuery } from './own-home.generated.ts';

/**
 * Reviews that are due, and trainings and lists of the viewer; nothing where there are none.
 *
 * @param children below them, shown when it is known how many there are: nothing is pushed away.
 */
export function OwnLists({ children }: { readonly children: ReactNode }) {
  const language = useLocale();
  const { data, loading } = useOwnHomeQuery({ variables: { language } });
  if (loading && data === undefined) return <Skeleton h="12rem" borderRadius="l3" />;
  return (
    <>
      <DueReviews count={data?.viewer.dueReviewCount ?? 0} />
      <MyTrainings trainings={data?.viewer.trainings ?? []} />
      {children}
    </>
  );
}
