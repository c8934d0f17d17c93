import { Grid, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../components/error-state.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { useHomePageQuery } from './home-page.generated.ts';
import { HomeProblems } from './home-problems.tsx';
import { HomeSubmissions } from './home-submissions.tsx';
import { Welcome } from './welcome.tsx';

/** The first page: what this is, what to solve, what is being judged. */
export function HomePage() {
  const t = useText();
  const language = useLocale();
  const { data, error, refetch } = useHomePageQuery({ variables: { language } });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.home' })} />
      <Stack gap="5">
        <Welcome problemCount={data?.problems.total ?? null} />
        {error !== undefined && data === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5" alignItems="start">
            <HomeProblems problems={data?.problems.items ?? null} />
            <HomeSubmissions submissions={data?.submissions.items ?? null} />
          </Grid>
        )}
      </Stack>
    </PageBody>
  );
}
