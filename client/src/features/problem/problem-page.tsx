import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { SplitPane } from '../../components/split-pane.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { PhoneTabs, type PhoneTab } from './phone-tabs.tsx';
import { useProblemPageQuery } from './problem-page.generated.ts';
import { StatementPanel } from './statement-panel.tsx';
import { useChosenLanguage } from './use-chosen-language.ts';
import { Workspace } from './workspace.tsx';

/** A problem: statement on the left, editor on the right; on a phone, one behind the other. @param displayId as in the address. */
export function ProblemPage({ displayId }: { readonly displayId: string }) {
  const t = useText();
  const isPhone = useIsPhone();
  const language = useLocale();
  const { data, previousData, error, loading, refetch } = useProblemPageQuery({ variables: { displayId, language } });
  const problem = (data ?? previousData)?.problem;
  const [phoneTab, setPhoneTab] = useState<PhoneTab>('statement');
  const [wantedSample, setWantedSample] = useState<number | null>(null);
  const [chosen, choose] = useChosenLanguage(displayId, problem?.languages ?? []);

  if (problem === undefined && error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (problem === undefined || (problem === null && loading)) return <ProblemSkeleton />;
  if (problem === null) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'problem.missing' })} />
        <EmptyState icon="search" title={t({ id: 'problem.missing' })} hint={t({ id: 'problem.missingHint' }, { id: displayId })}>
          <TextLink to="/problem">{t({ id: 'nav.problems' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  const runSample = (number: number) => {
    setWantedSample(number);
    setPhoneTab('code');
  };
  const statement = <StatementPanel problem={problem} chosen={chosen} onRunSample={chosen === null ? null : runSample} />;
  const workspace = <Workspace problem={problem} chosen={chosen} onChoose={choose} wantedSample={wantedSample} onSampleTaken={() => setWantedSample(null)} />;
  return (
    <Box h="calc(100dvh - 3rem)" minH="0" display="flex" flexDirection="column">
      <PageTitle text={`${problem.displayId} ${problem.title}`} />
      {isPhone ? (
        <PhoneTabs tab={phoneTab} onTab={setPhoneTab} title={problem.title} statement={statement} workspace={workspace} />
      ) : (
        <SplitPane label={t({ id: 'problem.divider' })} left={statement} right={workspace} />
      )}
    </Box>
  );
}

function ProblemSkeleton() {
  return (
    <Flex h="calc(100dvh - 3rem)" aria-busy="true">
      <Box flex={{ base: '1', md: '0 0 48%' }} p="5">
        <Skeleton h="8" w="60%" mb="4" />
        <Skeleton h="4" w="80%" mb="6" />
        <Skeleton h="40" mb="4" />
        <Skeleton h="24" />
      </Box>
      <Box flex="1" bg="bg.panel" borderStartWidth="1px" hideBelow="md" />
    </Flex>
  );
}
