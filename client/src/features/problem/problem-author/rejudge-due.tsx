import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useRejudgeDueQuery } from './rejudge-due.generated.ts';
import { Advice } from './sections/section-parts.tsx';

/** Contests with verdicts that are older than the problem as it is stored; mounted again for each version of it. */
export function RejudgeDue({ problemId }: { readonly problemId: number }) {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const { data } = useRejudgeDueQuery({ variables: { id: problemId }, fetchPolicy: 'network-only' });
  return data?.problemForm?.outdatedInContests.map(({ id, contestId, contestTitle: contest, ...place }) => (
    <Advice key={id}>
      {t({ id: 'author.rejudgeDue' }, { contest, id: place.displayId, count: place.outdatedVerdicts?.count ?? 0 })}{' '}
      {isSuperAdmin ? (
        <TextLink to={`/contest/${contestId}/rejudge`} aria-label={t({ id: 'author.rejudgeIn' }, { contest })}>
          {t({ id: 'author.rejudge' })}
        </TextLink>
      ) : (
        t({ id: 'author.rejudgeAsk' })
      )}
    </Advice>
  ));
}
