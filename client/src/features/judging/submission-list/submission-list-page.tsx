import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RowActions } from './row-actions.ts';
import { SubmissionList } from './submission-list.tsx';

/** What was submitted outside contests, the newest first. */
export function SubmissionListPage({ actions }: { readonly actions: RowActions }) {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.status' })} />
      <SubmissionList title={t({ id: 'nav.status' })} level="h1" contest={null} actions={actions} />
    </PageBody>
  );
}
