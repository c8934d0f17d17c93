import { Heading } from '@chakra-ui/react';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ProblemList } from './problem-list.tsx';

/** The problem bank. */
export function ProblemListPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.problems' })} />
      <ProblemList
        heading={
          <Heading as="h1" size="lg">
            {t({ id: 'nav.problems' })}
          </Heading>
        }
      />
    </PageBody>
  );
}
