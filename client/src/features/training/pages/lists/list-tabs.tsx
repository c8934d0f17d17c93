import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTabs } from '../../../../components/page-tabs.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';

interface ListTabsProps {
  /** Of the page, and of the browser's tab. */
  readonly title: string;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Trainings of the site, public lists and the viewer's lists, above the page that is shown. */
export function ListTabs({ title, action, children }: ListTabsProps) {
  const t = useText();
  const { hasToken } = useViewer();
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader title={title} acts={action} />
      <PageTabs
        label={t({ id: 'lists.pages' })}
        closedHint=""
        tabs={[
          { to: '/training', isExact: true, text: t({ id: 'lists.trainings' }) },
          { to: '/training/lists', text: t({ id: 'lists.public' }) },
          ...(hasToken
            ? [
                { to: '/training/mine', text: t({ id: 'lists.mine' }) },
                { to: '/training/review', text: t({ id: 'lists.review' }) },
              ]
            : []),
        ]}
      />
      <Box pt="3">{children}</Box>
    </PageBody>
  );
}
