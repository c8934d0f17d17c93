import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import { statusLooks } from '../../../lib/status/status.ts';
import { HelpLanguage } from './help-language.tsx';
import { useHelpPageQuery } from './help-page.generated.ts';

/** How the judge works: languages with their commands, what each verdict means, advice against compile errors. */
export function HelpPage() {
  const t = useText();
  const { data, error, refetch } = useHelpPageQuery();
  const languages = data?.languages ?? null;
  const isLoading = error === undefined && languages === null;
  return (
    <PageBody maxW="60rem">
      <PageTitle text={t({ id: 'nav.help' })} />
      <PageHeader title={t({ id: 'nav.help' })} />
      <Stack gap="6">
        <About />
        <Box as="section">
          <Heading as="h2" size="md" mb="1">
            {t({ id: 'help.languages' })}
          </Heading>
          <Text color="fg.muted" mb="3">
            {t({ id: 'help.languagesText' })}
          </Text>
          {error !== undefined && languages === null ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : null}
          {isLoading ? <SkeletonRows count={6} height="57px" /> : null}
          {languages === null ? null : (
            <Panel overflow="hidden">
              {languages.length === 0 ? <Text p="4">{t({ id: 'help.noLanguages' })}</Text> : null}
              {languages.map((language) => (
                <HelpLanguage key={language.id} language={language} />
              ))}
            </Panel>
          )}
        </Box>
        {/* What is above them must have its height before they stand anywhere. */}
        {isLoading ? null : (
          <>
            <Statuses />
            <CompileTips />
          </>
        )}
      </Stack>
    </PageBody>
  );
}

function About() {
  const t = useText();
  const { name, description, projectName, projectUrl } = useSiteConfig();
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="1">
        {t({ id: 'help.about' }, { site: name })}
      </Heading>
      {description === '' ? null : <Text mb="1">{description}</Text>}
      <Text color="fg.muted">{t({ id: 'help.aboutText' })}</Text>
      <Flex gap="4" mt="2" wrap="wrap">
        <TextLink to="/developer">{t({ id: 'help.developers' })}</TextLink>
        {projectUrl === '' ? null : (
          <Link href={projectUrl} target="_blank" rel="noreferrer" colorPalette="accent" color="accent.fg">
            {projectName}
          </Link>
        )}
      </Flex>
    </Box>
  );
}

function Statuses() {
  const t = useText();
  const explained = statusLooks.filter(({ code }) => code !== Status.NOT_SUBMITTED && code !== Status.SUBMITTING);
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="3">
        {t({ id: 'help.statuses' })}
      </Heading>
      <Panel as="ul" listStyleType="none">
        {explained.map((look) => (
          <Box as="li" key={look.code} display={{ base: 'block', sm: 'flex' }} gap="4" px="4" py="2" layerStyle="row">
            <Box flex="0 0 14.5rem" mb={{ base: '1', sm: '0' }}>
              <VerdictBadge status={look.code} />
            </Box>
            <span>{t(look.explanation)}</span>
          </Box>
        ))}
      </Panel>
    </Box>
  );
}

function CompileTips() {
  const t = useText();
  const tips = [
    message({ id: 'help.tip.main' }),
    message({ id: 'help.tip.javaClass' }),
    message({ id: 'help.tip.longLong' }),
    message({ id: 'help.tip.headers' }),
  ] as const;
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="3">
        {t({ id: 'help.tips' })}
      </Heading>
      <Panel as="ul" px="4" py="3" ps="8" listStyleType="disc">
        {tips.map((tip) => (
          <Box as="li" key={tip.id} py="0.5">
            {t(tip)}
          </Box>
        ))}
      </Panel>
    </Box>
  );
}
