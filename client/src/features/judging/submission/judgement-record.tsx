import { Box, chakra, Grid, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withBrackets } from '../../../lib/intl/with-brackets.ts';
import type { Locale } from '../../../lib/preferences/locale-store.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { FailedAttempts } from './failed-attempts.tsx';
import type { JudgementRecord_SubmissionFragment } from './judgement-record.generated.ts';

/** How the verdict came about, and what went wrong on the way; nothing for those who may not know. */
export function JudgementRecord({ submission }: { readonly submission: JudgementRecord_SubmissionFragment }) {
  const t = useText();
  const { record, failures } = submission;
  const hasFailures = failures !== null && failures.length > 0;
  if (record === null && !hasFailures) return null;
  return (
    <Panel as="section" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'record.title' })}
      </Heading>
      {hasFailures ? (
        <Box mb={record === null ? '0' : '3'}>
          <FailedAttempts failures={failures} />
        </Box>
      ) : null}
      {record === null ? null : <RecordFacts record={record} />}
    </Panel>
  );
}

type JudgementFacts = NonNullable<JudgementRecord_SubmissionFragment['record']>;

function RecordFacts({ record }: { readonly record: JudgementFacts }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', md: 'max-content 1fr' }}
      columnGap="6"
      rowGap={{ base: '0', md: '1.5' }}
      fontSize="sm"
    >
      {record.judgeName === null ? null : <Row label={t({ id: 'submission.judge' })}>{record.judgeName}</Row>}
      {record.compilerVersion === '' ? null : <Row label={t({ id: 'record.compiler' })}>{record.compilerVersion}</Row>}
      {record.compileMs === null ? null : (
        <Row label={t({ id: 'record.compileTime' })}>{compileTime(record, t({ id: 'record.kept' }), locale)}</Row>
      )}
      {record.compileCommand === '' ? null : (
        <Row label={t({ id: 'record.compileCommand' })} isCode>
          {record.compileCommand}
        </Row>
      )}
      {record.runCommand === '' ? null : (
        <Row label={t({ id: 'record.runCommand' })} isCode>
          {record.runCommand}
        </Row>
      )}
      <Row label={t({ id: 'record.data' })} isCode>
        {record.dataSha256}
      </Row>
      {record.checkerSha256 === null ? null : (
        <Row label={t({ id: 'record.checker' })} isCode>
          {record.checkerSha256}
        </Row>
      )}
    </Grid>
  );
}

function compileTime({ compileMs, isCompileCached }: JudgementFacts, kept: string, locale: Locale): string {
  const time = formatTime(compileMs ?? 0);
  return isCompileCached ? withBrackets(time, kept, locale) : time;
}

interface RowProps {
  readonly label: string;
  readonly isCode?: boolean;
  readonly children: ReactNode;
}

function Row({ label, isCode = false, children }: RowProps) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd
        mb={{ base: '2', md: '0' }}
        minW="0"
        overflowWrap="anywhere"
        {...(isCode ? { fontFamily: 'mono', fontSize: 'xs', lineHeight: '1.25rem' } : {})}
      >
        {children}
      </chakra.dd>
    </>
  );
}
