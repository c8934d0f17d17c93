import { Heading } from '@chakra-ui/react';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AdminProblems } from './admin-problems.tsx';

/** The problems of the site for those who work on them. */
export function AdminProblemsPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'author.list' })} />
      <AdminProblems
        heading={
          <Heading as="h1" size="lg">
            {t({ id: 'author.list' })}
          </Heading>
        }
      />
    </PageBody>
  );
}
