import { useContestDesk } from '../../../components/contest/contest-desk.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** In place of a management page: the viewer has no such contest. */
export function MissingContest() {
  const t = useText();
  const { desk } = useContestDesk();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'maker.missing' })} />
      <EmptyState icon="search" title={t({ id: 'maker.missing' })} hint={t({ id: 'maker.missingHint' })}>
        <TextLink to={desk}>{t({ id: 'maker.toList' })}</TextLink>
      </EmptyState>
    </PageBody>
  );
}
