import { Heading } from '@chakra-ui/react';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ContestList } from './contest-list.tsx';

/** The public contests. */
export function ContestListPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.contests' })} />
      <Heading as="h1" size="lg" mb="3">
        {t({ id: 'nav.contests' })}
      </Heading>
      <ContestList groupId={null} />
    </PageBody>
  );
}
