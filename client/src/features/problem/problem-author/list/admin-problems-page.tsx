import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AdminProblems } from './admin-problems.tsx';

/** The problems of the site for those who work on them. */
export function AdminProblemsPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'author.list' })} />
      <AdminProblems heading={<PageHeading>{t({ id: 'author.list' })}</PageHeading>} />
    </PageBody>
  );
}
