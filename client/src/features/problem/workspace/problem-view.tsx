import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../components/page-title.tsx';
import { ScrollRow } from '../../../components/scroll-row.tsx';
import { SplitPane } from '../../../components/split-pane.tsx';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { readStored, writeStored } from '../../../lib/store/local-storage.ts';
import { programParam } from '../../../lib/submission/program-address.ts';
import { FilesPanel, hasFiles } from './files-panel.tsx';
import { ProblemLinks } from './problem-links.tsx';
import { ProblemTabs, type ProblemTab, type TabOfProblem } from './problem-tabs.tsx';
import { StatementPanel } from './statement-panel.tsx';
import type { Statement_ProblemFragment } from './statement.generated.ts';
import { OwnSubmissions } from './submissions/own-submissions.tsx';
import { useChosenLanguage } from './use-chosen-language.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';
import { Workspace } from './workspace.tsx';

const editorKey = 'problemEditor';

type ShownProblem = Statement_ProblemFragment & Workspace_ProblemFragment & { readonly title: string };

/** A problem: statement on the left, editor on the right; on a phone, one behind the other. */
export function ProblemView({ problem }: { readonly problem: ShownProblem }) {
  const t = useText();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const [wantedSample, setWantedSample] = useState<number | null>(null);
  const [newestId, setNewestId] = useState<number | null>(null);
  const [isEditorHidden, setEditorHidden] = useState(
    () => readStored(editorKey) === 'hidden' && !params.has(programParam),
  );
  const [chosen, choose] = useChosenLanguage(problem);

  const openTab = (value: ProblemTab) =>
    setParams(changeAddress(params, { tab: value === 'statement' ? null : value }), {
      replace: true,
    });
  const hideEditor = (isHidden: boolean) => {
    writeStored(editorKey, isHidden ? 'hidden' : null);
    setEditorHidden(isHidden);
  };
  const runSample = (number: number) => {
    setWantedSample(number);
    if (isPhone) openTab('code');
    else hideEditor(false);
  };

  const workspace = (
    <Workspace
      problem={problem}
      chosen={chosen}
      onChoose={choose}
      wantedSample={wantedSample}
      onSampleTaken={() => setWantedSample(null)}
      onSubmitted={setNewestId}
    />
  );
  const tabs: readonly TabOfProblem[] = [
    {
      value: 'statement',
      label: t({ id: 'problem.statement' }),
      content: <StatementPanel problem={problem} chosen={chosen} onRunSample={chosen === null ? null : runSample} />,
    },
    {
      value: 'submissions',
      label: t({ id: 'problem.mine' }),
      content: <OwnSubmissions problemDisplayId={problem.displayId} newestId={newestId} />,
    },
    ...(hasFiles(problem)
      ? [{ value: 'files', label: t({ id: 'problem.annex' }), content: <FilesPanel problem={problem} /> } as const]
      : []),
    ...(isPhone
      ? [
          {
            value: 'code',
            label: problem.isSubmitAnswer ? t({ id: 'answers.title' }) : t({ id: 'problem.code' }),
            content: workspace,
          } as const,
        ]
      : []),
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'statement';
  const links = (
    <ProblemLinks
      problem={problem}
      onEditor={isPhone ? null : () => hideEditor(!isEditorHidden)}
      isEditorHidden={isEditorHidden}
      isBar={isPhone}
    />
  );
  const shownTabs = (
    <ProblemTabs
      tabs={tabs}
      tab={tab}
      onTab={openTab}
      title={problem.title}
      isFitted={isPhone}
      beside={isPhone ? null : links}
    />
  );
  return (
    <Box flex="1" minH="0" display="flex" flexDirection="column">
      <PageTitle text={`${problem.displayId} ${problem.title}`} />
      {isPhone ? (
        <>
          {shownTabs}
          {tab === 'statement' ? (
            <Flex bg="bg.panel" borderTopWidth="1px" py="1" pe="3" gap="1" align="center" flexShrink="0">
              <ScrollRow flex="1" minW="0">
                {links}
              </ScrollRow>
              <Button size="sm" colorPalette="accent" flexShrink="0" onClick={() => openTab('code')}>
                {problem.isSubmitAnswer ? t({ id: 'answers.title' }) : t({ id: 'problem.writeCode' })}
              </Button>
            </Flex>
          ) : null}
        </>
      ) : (
        <SplitPane
          label={t({ id: 'problem.divider' })}
          left={shownTabs}
          right={workspace}
          isRightHidden={isEditorHidden}
        />
      )}
    </Box>
  );
}
