import { Text } from '@chakra-ui/react';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { DashboardPageQuery } from './dashboard.generated.ts';

type Session = DashboardPageQuery['sessions'][number];

/** When and from where the reader signed in before. @param sessions undefined while loading. */
export function LastSignIn({ sessions }: { readonly sessions: readonly Session[] | undefined }) {
  const t = useText();
  if (sessions === undefined) return <SkeletonRows count={1} />;
  const [last] = sessions
    .filter(({ isCurrent }) => !isCurrent)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (last === undefined) return <Text color="fg.muted">{t({ id: 'dashboard.signIn.none' })}</Text>;
  return (
    <FactList>
      <Fact label={t({ id: 'dashboard.signIn.at' })}>{formatDateTime(new Date(last.createdAt))}</Fact>
      <Fact label={t({ id: 'dashboard.signIn.address' })}>{last.address ?? '–'}</Fact>
      <Fact label={t({ id: 'dashboard.signIn.device' })}>{last.userAgent ?? '–'}</Fact>
    </FactList>
  );
}
