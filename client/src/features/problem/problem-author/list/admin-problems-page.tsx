import { Flex, Heading } from '@chakra-ui/react';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
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
          <Flex columnGap="4" align="baseline" wrap="wrap">
            <Heading as="h1" size="lg">
              {t({ id: 'author.list' })}
            </Heading>
            <TextLink to="/admin/question">{t({ id: 'admin.questions' })}</TextLink>
            <TextLink to="/admin/solution">{t({ id: 'admin.solutions' })}</TextLink>
            <TextLink to="/admin/ticket">{t({ id: 'admin.tickets' })}</TextLink>
            <TextLink to="/admin/group-problem/apply">{t({ id: 'admin.bankApplications' })}</TextLink>
          </Flex>
        }
      />
    </PageBody>
  );
}
