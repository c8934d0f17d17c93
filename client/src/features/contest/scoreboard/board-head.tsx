import { Link } from 'react-router';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { BoardFacts } from './board-model.ts';
import type { ProblemCounts } from './board-totals.ts';

interface BoardHeadProps {
  readonly facts: Pick<BoardFacts, 'type' | 'problems' | 'contestId'>;
  /** How many solved and tried each problem; absent: they are not told. */
  readonly counts?: readonly ProblemCounts[];
  /** Are the problems' pages open to who looks on? */
  readonly hasLinks: boolean;
}

/** Names of the columns, and how many solved and tried each problem. */
export function BoardHead({ facts: { type, problems, contestId }, counts, hasLinks }: BoardHeadProps) {
  const t = useText();
  const locale = useLocale();
  const isAcm = type === 'ACM';
  return (
    <div role="row" aria-rowindex={1} className="row head">
      <div role="columnheader" aria-colindex={1} className="cell rank figure">
        {t({ id: 'board.rank' })}
      </div>
      <div role="columnheader" aria-colindex={2} className="cell name">
        {t({ id: 'board.participant' })}
        {counts === undefined ? null : (
          <span className="counts" aria-hidden="true">
            {t({ id: 'board.solvedOfTried' })}
          </span>
        )}
      </div>
      <div role="columnheader" aria-colindex={3} className="cell figure points">
        {t(isAcm ? message({ id: 'board.solved' }) : message({ id: 'board.points' }))}
      </div>
      <div role="columnheader" aria-colindex={4} className="cell figure time">
        {t(isAcm ? message({ id: 'board.penalty' }) : message({ id: 'board.time' }))}
      </div>
      {problems.map(({ id, displayId, title, color }, index) => (
        <div key={id} role="columnheader" aria-colindex={index + 5} className="cell figure problem" title={title}>
          <span>
            {color === null ? null : <span className="balloon" style={{ background: color }} aria-hidden="true" />}
            {hasLinks ? (
              <Link
                className="letter"
                to={`/contest/${contestId}/problem/${encodeURIComponent(displayId)}`}
                aria-label={withColon(displayId, locale) + title}
              >
                {displayId}
              </Link>
            ) : (
              <span className="letter">{displayId}</span>
            )}
          </span>
          <Counts counts={counts?.[index]} />
        </div>
      ))}
    </div>
  );
}

function Counts({ counts }: { readonly counts: ProblemCounts | undefined }) {
  const t = useText();
  if (counts === undefined) return null;
  const { solved, tried } = counts;
  return (
    <>
      <span className="said">{t({ id: 'board.counts' }, { solved, tried })}</span>
      <span className="counts" aria-hidden="true">
        {solved} / {tried}
      </span>
    </>
  );
}
