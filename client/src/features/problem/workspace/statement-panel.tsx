import { Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { PicturesContext } from '../../../components/markdown/picture-sizes.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import { useContestPlace } from './contest-place.ts';
import { useListPlace } from './list-place.ts';
import { SampleList, type RunSample } from './sample-list.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { StatementLanguageSwitch } from './statement-language-switch.tsx';
import { useOtherStatementQuery, type Statement_ProblemFragment } from './statement.generated.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';

interface StatementPanelProps {
  readonly problem: Statement_ProblemFragment;
  /** Whose limits are shown; null: those for C and C++. */
  readonly chosen: OfferedLanguage | null;
  /** Null: there is nothing to run a sample with. */
  readonly onRunSample: RunSample | null;
}

/** What the problem asks. */
export function StatementPanel({ problem, chosen, onRunSample }: StatementPanelProps) {
  const t = useText();
  const contestId = useContestPlace()?.contestId;
  const place = useListPlace();
  const [wantedLanguage, setWantedLanguage] = useState<string | null>(null);
  const { data } = useOtherStatementQuery({
    variables: {
      displayId: problem.displayId,
      language: wantedLanguage ?? '',
      contestId: contestId ?? 0,
      isInContest: contestId !== undefined,
    },
    skip: wantedLanguage === null || wantedLanguage === problem.statement.language,
  });
  const other = wantedLanguage === null ? undefined : (data?.contestProblem ?? data?.problem)?.statement;
  const statement = other?.language === wantedLanguage && other ? other : problem.statement;
  return (
    <Box
      h="full"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={t({ id: 'problem.statement' })}
      px={{ base: '4', md: '6' }}
      py="5"
      bg="bg.panel"
    >
      {place?.aboveStatement}
      <Box lang={statement.language}>
        <Flex justify="space-between" align="start" gap="3">
          <Heading as="h1" size="xl" lineHeight="1.3" className="section__title">
            {/* A separate element: tools take the text after it for the name
              (docs/decisions/099-competitive-companion.md). */}
            <span>{problem.displayId}.</span> {statement.title}
          </Heading>
          <StatementLanguageSwitch
            languages={problem.statementLanguages}
            current={statement.language}
            onChoose={setWantedLanguage}
          />
        </Flex>
        <StatementFacts problem={problem} chosen={chosen} />
        <PicturesContext value={statement.pictures}>
          <Part source={statement.description} />
          <Part title={message({ id: 'problem.input' })} source={statement.input} />
          <Part title={message({ id: 'problem.output' })} source={statement.output} />
          <SampleList samples={problem.samples} onRun={onRunSample} />
          <Part title={message({ id: 'problem.hint' })} source={statement.hint} />
        </PicturesContext>
      </Box>
      {place?.belowStatement}
    </Box>
  );
}

/** An interactive problem's part is headed "Interaction" by its author: ours above it would only confuse. */
function opensWithHeading(source: string): boolean {
  return source.trimStart().startsWith('#');
}

function Part({ title, source }: { readonly title?: { readonly id: MessageId }; readonly source: string }) {
  const t = useText();
  if (source.trim() === '') return null;
  return (
    <Box as="section" mt="5">
      {title === undefined || opensWithHeading(source) ? null : (
        <Heading as="h2" size="md" mb="2">
          {t(title)}
        </Heading>
      )}
      <Markdown source={source} />
    </Box>
  );
}
