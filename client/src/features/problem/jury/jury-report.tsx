import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { outcomeLooks } from '../../../lib/status/jury-outcome.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { juryRows } from './jury-rows.ts';
import { JuryTable } from './jury-table.tsx';
import {
  JuryPageDocument,
  useJudgeJuryMutation,
  type JuryReport_ReportFragment,
  type JuryReportOutcome,
  type JurySolution_SolutionFragment,
} from './jury.generated.ts';
import { LimitProposals, type SetLimits } from './limit-proposals.tsx';
import type { NamedLanguage } from './named-language.ts';

const labels: Readonly<Record<JuryReportOutcome, { readonly id: MessageId }>> = {
  RUNNING: message({ id: 'jury.running' }),
  AGREES: message({ id: 'jury.agrees' }),
  DISAGREES: message({ id: 'jury.disagrees' }),
  INCOMPLETE: message({ id: 'jury.incomplete' }),
  NOTHING: message({ id: 'jury.nothing' }),
  FAILED: message({ id: 'jury.failed' }),
};

const neverJudged = message({ id: 'jury.neverJudged' });

const parts: Readonly<Record<string, { readonly id: MessageId }>> = {
  data: message({ id: 'jury.part.data' }),
  checker: message({ id: 'jury.part.checker' }),
  limits: message({ id: 'jury.part.limits' }),
  judging: message({ id: 'jury.part.judging' }),
  solutions: message({ id: 'jury.part.solutions' }),
  validators: message({ id: 'jury.part.validators' }),
};

interface JuryReportProps {
  readonly problemId: number;
  /** The limits that are set. */
  readonly limits: SetLimits;
  /** May the viewer judge it again, and change the limits? */
  readonly canEdit: boolean;
  /** Null: there is none yet. */
  readonly report: JuryReport_ReportFragment | null;
  readonly solutions: readonly JurySolution_SolutionFragment[];
  readonly languages: readonly NamedLanguage[];
}

/** The jury's programs, with what came of them when they were judged last, or comes of them now. */
export function JuryReport({ problemId, limits, canEdit, report, solutions, languages }: JuryReportProps) {
  const t = useText();
  const outcome = report?.outcome ?? 'NOTHING';
  const look = outcomeLooks[outcome];
  const items = report?.items ?? [];
  const rows = juryRows(solutions, items);
  const judged = items.filter(
    ({ disagreements, status }) => disagreements !== null || (status !== null && (status < 5 || status === 8)),
  ).length;
  const label = report === null && solutions.length > 0 ? neverJudged : labels[outcome];
  const changed = (report?.changed ?? []).flatMap((part) => parts[part] ?? []).map((part) => t(part));
  return (
    <Panel as="section" aria-label={t({ id: 'jury.report' })}>
      <Flex align="flex-start" justify="space-between" gap="3" p="3" borderBottomWidth="1px" wrap="wrap">
        <Stack gap="1" minW="0" flex={{ base: '1 1 100%', md: '1' }} fontSize="sm">
          <Flex
            role="status"
            align="center"
            gap="2"
            minH="control"
            fontSize="md"
            colorPalette={look.tone}
            color="colorPalette.fg"
            fontWeight="semibold"
            data-outcome={outcome}
          >
            <Icon name={look.icon} />
            <span>
              {t(label, {
                judged,
                count: items.length,
                wrong: items.filter(({ disagreements }) => (disagreements?.length ?? 0) > 0).length,
              })}
            </span>
          </Flex>
          {report === null ? null : (
            <Text color="fg.muted">
              {withGap(
                changed.length === 0
                  ? t({ id: 'jury.asked' })
                  : t(
                      { id: 'jury.because' },
                      { parts: new Intl.ListFormat(document.documentElement.lang).format(changed) },
                    ),
              )}
              {report.requestedBy === null ? null : <span>{report.requestedBy} · </span>}
              <RelativeTime at={report.createdAt} />
            </Text>
          )}
          {report?.failure ? (
            <Text color="red.fg" overflowWrap="anywhere">
              {t({ id: 'jury.failure' }, { reason: report.failure })}
            </Text>
          ) : null}
          {report?.isOutdated === true ? <Text color="amber.fg">{t({ id: 'jury.outdated' })}</Text> : null}
        </Stack>
        {canEdit ? <JudgeAgain problemId={problemId} isNothing={rows.length === 0 && outcome === 'NOTHING'} /> : null}
      </Flex>
      {rows.length === 0 ? (
        <EmptyState icon="file" title={t({ id: 'jury.none' })} hint={t({ id: 'jury.noneHint' })} />
      ) : (
        <JuryTable problemId={problemId} canEdit={canEdit} rows={rows} languages={languages} />
      )}
      {report === null ? null : (
        <LimitProposals report={report} limits={limits} problemId={canEdit ? problemId : null} />
      )}
    </Panel>
  );
}

function JudgeAgain({ problemId, isNothing }: { readonly problemId: number; readonly isNothing: boolean }) {
  const t = useText();
  const act = useAct();
  const [judge, { loading }] = useJudgeJuryMutation({ refetchQueries: [JuryPageDocument] });
  return (
    <Button
      size="sm"
      variant="outline"
      flexShrink="0"
      disabled={loading || isNothing}
      onClick={() =>
        void act(
          async () => (await judge({ variables: { problemId } })).data?.judgeJury,
          t({ id: 'jury.judgeAgainDone' }),
        )
      }
    >
      <Icon name="refresh" />
      {t({ id: 'jury.judgeAgain' })}
    </Button>
  );
}
