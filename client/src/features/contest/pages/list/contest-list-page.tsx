import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ContestList } from './contest-list.tsx';

/** The public contests. */
export function ContestListPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.contests' })} />
      <PageHeader title={t({ id: 'nav.contests' })} />
      <ContestList groupId={null} />
    </PageBody>
  );
}
