import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTabs } from '../../../components/page-tabs.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

interface AdminTabsProps {
  /** Of the browser's tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Discussions and reports on them, above the page that is shown. */
export function AdminTabs({ title, children }: AdminTabsProps) {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={title} />
      <Heading as="h1" size="lg" mb="1">
        {t({ id: 'admin.discussions' })}
      </Heading>
      <PageTabs
        label={t({ id: 'discussion.admin.pages' })}
        closedHint=""
        tabs={[
          { to: '/admin/discussion', isExact: true, text: t({ id: 'admin.discussions' }) },
          { to: '/admin/discussion/reports', text: t({ id: 'discussion.admin.reports' }) },
        ]}
      />
      <Box pt="3">{children}</Box>
    </PageBody>
  );
}
