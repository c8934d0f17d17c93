import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTabs } from '../../../components/page-tabs.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

interface ModerationTabsProps {
  /** Of the browser's tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The queue and what was done, above the page that is shown. */
export function ModerationTabs({ title, children }: ModerationTabsProps) {
  const t = useText();
  const [params] = useSearchParams();
  const group = params.get('group');
  const rest = group === null ? '' : `?group=${encodeURIComponent(group)}`;
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader title={t({ id: 'moderation.title' })} />
      <PageTabs
        label={t({ id: 'moderation.pages' })}
        closedHint=""
        tabs={[
          { to: `/admin/moderation${rest}`, isExact: true, text: t({ id: 'moderation.queue' }) },
          { to: `/admin/moderation/acts${rest}`, text: t({ id: 'moderation.acts' }) },
        ]}
      />
      <Box pt="3">{children}</Box>
    </PageBody>
  );
}
