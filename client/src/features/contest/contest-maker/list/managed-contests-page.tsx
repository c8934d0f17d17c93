import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ManagedContests } from './managed-contests.tsx';

/** The contests of the site for those who make them. */
export function ManagedContestsPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'maker.list' })} />
      <ManagedContests heading={<PageHeading>{t({ id: 'maker.list' })}</PageHeading>} />
    </PageBody>
  );
}
