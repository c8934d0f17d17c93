import { Box, Button, Flex, Link } from '@chakra-ui/react';
import { DifficultyBadge } from '../../../components/difficulty-badge.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { OwnStatusBadge } from '../../../components/own-status-badge.tsx';
import { PracticeMenu } from '../../../components/practice/practice-menu.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TagList } from '../../../components/tag-list.tsx';
import { formatAcceptRate } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { areTagsShownStore, showTags } from '../../../lib/preferences/problem-tags-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { RevisedNotice } from './changes/revised-notice.tsx';
import type { Statement_ProblemFragment } from './statement.generated.ts';
import { VerdictBar } from './statistics/verdict-bar.tsx';
import type { OfferedLanguage } from './use-chosen-language.ts';

interface StatementFactsProps {
  readonly problem: Statement_ProblemFragment;
  /** Whose limits are shown; null: those for C and C++. */
  readonly chosen: OfferedLanguage | null;
}

/** Limits, difficulty, tags, source: what is good to know before reading. */
export function StatementFacts({ problem, chosen }: StatementFactsProps) {
  const t = useText();
  const timeMs = chosen?.timeLimitMs ?? problem.timeLimitMs;
  const memoryMb = chosen?.memoryLimitMb ?? problem.memoryLimitMb;
  const limitsOf =
    chosen === null
      ? t({ id: 'problem.limitsDefault' })
      : t({ id: 'problem.limitsOf' }, { language: chosen.language.name });
  // Else figures would change with the language, and nothing would say why.
  const ofLanguage = (own: number, usual: number) =>
    chosen === null || own === usual ? '' : ` · ${chosen.language.name}`;
  return (
    <Box mt="3" pb="3" borderBottomWidth="1px">
      <Flex wrap="wrap" columnGap="4" rowGap="1" color="fg.muted" title={problem.isSubmitAnswer ? undefined : limitsOf}>
        {problem.isSubmitAnswer ? (
          <Fact label={t({ id: 'problem.kind' })} value={t({ id: 'problem.kindAnswers' })} />
        ) : (
          <>
            <Fact
              label={t({ id: 'problem.timeLimit' })}
              value={`${timeMs} ms${ofLanguage(timeMs, problem.timeLimitMs)}`}
            />
            <Fact
              label={t({ id: 'problem.memoryLimit' })}
              value={`${memoryMb} MB${ofLanguage(memoryMb, problem.memoryLimitMb)}`}
            />
          </>
        )}
        {problem.maxPasses > 1 ? (
          <Fact
            label={t({ id: 'problem.kind' })}
            value={t({ id: 'problem.kindPasses' }, { count: problem.maxPasses })}
          />
        ) : null}
        {problem.totalScore === null || problem.type === 'ACM' ? null : (
          <Fact label={t({ id: 'problem.totalScore' })} value={String(problem.totalScore)} />
        )}
        {problem.__typename === 'Problem' ? (
          <Fact
            label={t({ id: 'problem.acceptRate' })}
            value={formatAcceptRate(problem.statistics.ac, problem.statistics.total)}
          />
        ) : (
          <Fact
            label={t({ id: 'problem.solvedOfTried' })}
            value={`${problem.acceptedCount} / ${problem.submittedCount}`}
          />
        )}
        <FileNames problem={problem} />
        {problem.source ? <Fact label={t({ id: 'problem.source' })} value={problem.source} /> : null}
        {problem.authorName ? <Fact label={t({ id: 'problem.author' })} value={problem.authorName} /> : null}
        {problem.__typename === 'Problem' && problem.remoteOrigin ? <Origin origin={problem.remoteOrigin} /> : null}
        {problem.__typename === 'Problem' ? (
          <span>
            {t({ id: 'problem.modified' })}{' '}
            <Box as="span" color="fg" fontWeight="medium">
              <RelativeTime at={problem.updatedAt} />
              {problem.modifierName ? ` · ${problem.modifierName}` : null}
            </Box>
          </span>
        ) : null}
      </Flex>
      <Flex mt="2" gap="2" wrap="wrap" align="center">
        {problem.__typename === 'ContestProblem' && problem.statementRevision > 0 ? (
          <RevisedNotice
            contestId={problem.contestId}
            displayId={problem.displayId}
            count={problem.statementRevision}
          />
        ) : null}
        <OwnStatusBadge
          status={problem.viewerStatus}
          resetAt={problem.__typename === 'Problem' ? problem.viewerResetAt : null}
        />
        {problem.__typename === 'Problem' ? <PracticeMenu problem={problem} /> : null}
        {problem.difficulty === null ? null : <DifficultyBadge difficulty={problem.difficulty} />}
        <Tags tags={problem.tags} />
      </Flex>
      {problem.__typename === 'Problem' ? <VerdictBar problem={problem} /> : null}
      <TaskFacts timeMs={problem.timeLimitMs} memoryMb={problem.memoryLimitMb} />
    </Box>
  );
}

/** The judge that the problem comes from, and judges it. */
function Origin({ origin }: { readonly origin: { readonly judgeName: string; readonly url: string } }) {
  const t = useText();
  return (
    <span>
      {t({ id: 'problem.remoteOrigin' })}{' '}
      <Link href={origin.url} target="_blank" rel="noreferrer" color="accent.fg" fontWeight="medium">
        {origin.judgeName}
      </Link>
    </span>
  );
}

/** Tags may give the solution away: whoever does not want to see them hides them, on every problem. */
function Tags({ tags }: Pick<Statement_ProblemFragment, 'tags'>) {
  const t = useText();
  const areShown = useStore(areTagsShownStore);
  if (tags.length === 0) return null;
  return (
    <>
      {areShown ? <TagList tags={tags} /> : null}
      <Button size="2xs" variant="ghost" color="fg.muted" aria-pressed={areShown} onClick={() => showTags(!areShown)}>
        <Icon name={areShown ? 'slash' : 'info'} size="3.5" />
        {areShown ? t({ id: 'problem.hideTags' }) : t({ id: 'problem.showTags' }, { count: tags.length })}
      </Button>
    </>
  );
}

/**
 * Limits as tools of contestants read them from a page (docs/decisions/099-competitive-companion.md). They are those
 * for C and C++, whatever language is chosen; what readers see stands above.
 */
function TaskFacts({ timeMs, memoryMb }: { readonly timeMs: number; readonly memoryMb: number }) {
  return (
    <div hidden>
      <span className="icon-stopwatch">{`${timeMs}ms`}</span>
      <span className="icon-comparison">{`${memoryMb}MiB`}</span>
    </div>
  );
}

function FileNames({ problem }: Pick<StatementFactsProps, 'problem'>) {
  const t = useText();
  if (!problem.ioReadFileName || !problem.ioWriteFileName) return null;
  return (
    <>
      <Fact label={t({ id: 'problem.readsFile' })} value={problem.ioReadFileName} />
      <Fact label={t({ id: 'problem.writesFile' })} value={problem.ioWriteFileName} />
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span>
      {label}{' '}
      <Box as="span" color="fg" fontWeight="medium">
        {value}
      </Box>
    </span>
  );
}
