import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ProblemList } from './problem-list.tsx';

/** The problem bank. */
export function ProblemListPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.problems' })} />
      <ProblemList heading={<PageHeading>{t({ id: 'nav.problems' })}</PageHeading>} />
    </PageBody>
  );
}
