import { Badge, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { DiagnosticList } from '../../components/diagnostic-list.tsx';
import { DifficultyBadge, difficulties } from '../../components/difficulty-badge.tsx';
import { JudgeProgress } from '../../components/judge-progress.tsx';
import { OwnStatusBadge } from '../../components/own-status-badge.tsx';
import { OwnStatusMark } from '../../components/own-status-mark.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { ProgressRing } from '../../components/progress-ring.tsx';
import { RatingChange } from '../../components/rating-change.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { TitleBadge } from '../../components/title-badge.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { VerdictMarks } from '../../components/verdict-marks.tsx';
import { statusLooks } from '../../lib/status/status.ts';
import { Sample } from './sample.tsx';

const reset = '2026-11-27T10:00:00Z';

/** What says how something went. */
export function VerdictSamples() {
  return (
    <>
      <Sample of="VerdictBadge">
        {statusLooks.map(({ code }) => (
          <VerdictBadge key={code} status={code} />
        ))}
      </Sample>
      <Sample of="VerdictBadge, short">
        {statusLooks.map(({ code }) => (
          <VerdictBadge key={code} status={code} text="short" />
        ))}
      </Sample>
      <Sample of="OwnStatusMark, OwnStatusBadge, VerdictMarks">
        {statusLooks.map(({ code }) => (
          <OwnStatusMark key={code} status={code} />
        ))}
        <OwnStatusBadge status={Status.ACCEPTED} />
        <OwnStatusBadge status={Status.ACCEPTED} resetAt={reset} />
        <VerdictMarks isManual isOutdated />
      </Sample>
      <Sample of="DifficultyBadge, TagList, TitleBadge, Badge">
        {difficulties.map(({ value }) => (
          <DifficultyBadge key={value} difficulty={value} />
        ))}
        <TagList
          tags={[
            { id: 1, name: '图论 Graphs' },
            { id: 2, name: 'Binary search' },
          ]}
        />
        <TitleBadge name="Champion 2026" color="#2438bd" />
        <Badge variant="outline">OI</Badge>
        <Badge variant="solid" colorPalette="red">
          3
        </Badge>
      </Sample>
      <Sample of="ProgressBar, ProgressRing, RatingChange">
        <ProgressBar label="Import" share={0.4} flex="1" />
        <ProgressBar label="Stopped import" share={0.4} isStopped flex="1" />
        <ProgressRing share={0.4} />
        <RatingChange difference={42} />
        <RatingChange difference={-17} />
        <RatingChange difference={0} />
      </Sample>
      <Sample of="DiagnosticList">
        <DiagnosticList
          diagnostics={[
            { line: 3, column: 5, severity: 'error', text: "'x' was not declared in this scope" },
            { line: 7, column: null, severity: 'warning', text: 'no return statement' },
          ]}
          onJump={() => undefined}
        />
      </Sample>
      <Sample of="JudgeProgress">
        <Flex direction="column" gap="2" flex="1">
          <JudgeProgress
            status={Status.PENDING}
            queuePosition={3}
            expectedWaitSeconds={4}
            casesDone={0}
            casesTotal={0}
          />
          <JudgeProgress
            status={Status.JUDGING}
            queuePosition={null}
            expectedWaitSeconds={null}
            casesDone={7}
            casesTotal={20}
          />
        </Flex>
      </Sample>
    </>
  );
}
