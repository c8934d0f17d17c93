import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { SplitPane } from '../../components/split-pane.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { changeAddress } from '../../lib/address/read-address.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { readStored, writeStored } from '../../lib/store/local-storage.ts';
import { FilesPanel, hasFiles } from './files-panel.tsx';
import { FocusBar, type FocusList } from './focus/focus-bar.tsx';
import { ProblemLinks } from './problem-links.tsx';
import { useProblemPageQuery, type ProblemPageQuery } from './problem-page.generated.ts';
import { ProblemTabs, type ProblemTab, type TabOfProblem } from './problem-tabs.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { OwnSubmissions } from './submissions/own-submissions.tsx';
import { useChosenLanguage } from './use-chosen-language.ts';
import { Workspace } from './workspace.tsx';

const EDITOR_KEY = 'problemEditor';

interface ProblemPageProps {
  /** As in the address. */
  readonly displayId: string;
  /** The problems it is solved among, in focus mode. */
  readonly focus?: FocusList;
}

/** A problem: statement on the left, editor on the right; on a phone, one behind the other. */
export function ProblemPage({ displayId, focus }: ProblemPageProps) {
  const t = useText();
  const language = useLocale();
  const { data, previousData, error, loading, refetch } = useProblemPageQuery({ variables: { displayId, language } });
  const problem = (data ?? previousData)?.problem;
  return (
    <Box h={focus === undefined ? 'calc(100dvh - 3rem)' : '100dvh'} minH="0" display="flex" flexDirection="column">
      {problem === undefined && error !== undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {(problem === undefined && error === undefined) || (problem === null && loading) ? <ProblemSkeleton /> : null}
      {problem === null && !loading ? (
        <PageBody>
          <PageTitle text={t({ id: 'problem.missing' })} />
          <EmptyState icon="search" title={t({ id: 'problem.missing' })} hint={t({ id: 'problem.missingHint' }, { id: displayId })}>
            <TextLink to="/problem">{t({ id: 'nav.problems' })}</TextLink>
          </EmptyState>
        </PageBody>
      ) : null}
      {problem ? <ShownProblem problem={problem} /> : null}
      {focus === undefined ? null : <FocusBar list={focus} displayId={displayId} />}
    </Box>
  );
}

function ShownProblem({ problem }: { readonly problem: NonNullable<ProblemPageQuery['problem']> }) {
  const t = useText();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const [wantedSample, setWantedSample] = useState<number | null>(null);
  const [newestId, setNewestId] = useState<number | null>(null);
  const [isEditorHidden, setEditorHidden] = useState(() => readStored(EDITOR_KEY) === 'hidden');
  const [chosen, choose] = useChosenLanguage(problem.displayId, problem.languages);

  const openTab = (value: ProblemTab) => setParams(changeAddress(params, { tab: value === 'statement' ? null : value }), { replace: true, preventScrollReset: true });
  const hideEditor = (isHidden: boolean) => {
    writeStored(EDITOR_KEY, isHidden ? 'hidden' : null);
    setEditorHidden(isHidden);
  };
  const runSample = (number: number) => {
    setWantedSample(number);
    if (isPhone) openTab('code');
    else hideEditor(false);
  };

  const workspace = (
    <Workspace problem={problem} chosen={chosen} onChoose={choose} wantedSample={wantedSample} onSampleTaken={() => setWantedSample(null)} onSubmitted={setNewestId} />
  );
  const tabs: readonly TabOfProblem[] = [
    { value: 'statement', label: t({ id: 'problem.statement' }), content: <StatementPanel problem={problem} chosen={chosen} onRunSample={chosen === null ? null : runSample} /> },
    { value: 'submissions', label: t({ id: 'problem.mine' }), content: <OwnSubmissions problemDisplayId={problem.displayId} newestId={newestId} /> },
    ...(hasFiles(problem) ? [{ value: 'files', label: t({ id: 'problem.annex' }), content: <FilesPanel problem={problem} /> } as const] : []),
    ...(isPhone ? [{ value: 'code', label: t({ id: 'problem.code' }), content: workspace } as const] : []),
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'statement';
  const links = <ProblemLinks problem={problem} onEditor={isPhone ? null : () => hideEditor(!isEditorHidden)} isEditorHidden={isEditorHidden} />;
  const shownTabs = <ProblemTabs tabs={tabs} tab={tab} onTab={openTab} title={problem.title} isFitted={isPhone} beside={isPhone ? null : links} />;
  return (
    <Box flex="1" minH="0" display="flex" flexDirection="column">
      <PageTitle text={`${problem.displayId} ${problem.title}`} />
      {isPhone ? (
        <>
          {shownTabs}
          {tab === 'statement' ? <Flex bg="bg.panel" borderTopWidth="1px" py="1">{links}</Flex> : null}
        </>
      ) : (
        <SplitPane label={t({ id: 'problem.divider' })} left={shownTabs} right={workspace} isRightHidden={isEditorHidden} />
      )}
    </Box>
  );
}

function ProblemSkeleton() {
  return (
    <Flex flex="1" minH="0" aria-busy="true">
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
