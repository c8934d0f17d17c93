import { Heading } from '@chakra-ui/react';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ManagedContests } from './managed-contests.tsx';

/** The contests of the site for those who make them. */
export function ManagedContestsPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'maker.list' })} />
      <ManagedContests
        heading={
          <Heading as="h1" size="lg">
            {t({ id: 'maker.list' })}
          </Heading>
        }
      />
    </PageBody>
  );
}
