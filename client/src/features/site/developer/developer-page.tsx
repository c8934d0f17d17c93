import { Box, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { graphqlExamples, restExamples } from './examples.ts';
import { LiveExample } from './live-example.tsx';

const submit = `mutation Submit($input: SubmitSolutionInput!) {
  submitSolution(input: $input) {
    __typename
    ... on SubmitSolutionSuccess { data { id } }
    ... on DomainError { code message }
  }
}`;

const follow = `subscription Follow($id: Int!) {
  submissionProgress(id: $id) {
    status
    casesDone
    casesTotal
    submission { score timeMs memoryKb }
  }
}`;

const commands = `npx verdict login https://judge.example.org
npx verdict test 1000.cpp
npx verdict submit 1000.cpp
npx verdict watch`;

/** How tools talk to the site: GraphQL, REST and tokens, with requests to try. */
export function DeveloperPage() {
  const t = useText();
  return (
    <PageBody maxW="60rem">
      <PageTitle text={t({ id: 'developer.title' })} />
      <PageHeader title={t({ id: 'developer.title' })} note={t({ id: 'developer.intro' })} />
      <Stack gap="7">
        <Section title="GraphQL" text={t({ id: 'developer.graphqlText' })}>
          <FileLink href="/graphql">{t({ id: 'developer.explorer' })}</FileLink>
          <LiveExample kind="graphql" label={t({ id: 'developer.graphqlRequest' })} examples={graphqlExamples} />
        </Section>
        <Section title={t({ id: 'developer.submitTitle' })} text={t({ id: 'developer.submitText' })}>
          <Panel overflow="hidden">
            <CodeBlock code={submit} language={null} label={t({ id: 'developer.submitTitle' })} />
          </Panel>
          <Text color="fg.muted">{t({ id: 'developer.followText' })}</Text>
          <Panel overflow="hidden">
            <CodeBlock code={follow} language={null} label={t({ id: 'developer.followLabel' })} />
          </Panel>
        </Section>
        <Section title={t({ id: 'developer.terminalTitle' })} text={t({ id: 'developer.terminalText' })}>
          <Panel overflow="hidden">
            <CodeBlock
              code={commands.replace('https://judge.example.org', location.origin)}
              language={null}
              label={t({ id: 'developer.terminalTitle' })}
            />
          </Panel>
          <Text color="fg.muted">{t({ id: 'developer.terminalMore' })}</Text>
        </Section>
        <Section title="REST" text={t({ id: 'developer.restText' })}>
          <Box>
            <FileLink href="/api/docs/">{t({ id: 'developer.restDocs' })}</FileLink>
            {' · '}
            <FileLink href="/api/docs/openapi.json">OpenAPI 3.1</FileLink>
          </Box>
          <LiveExample kind="rest" label={t({ id: 'developer.restRequest' })} examples={restExamples} />
        </Section>
        <Section title={t({ id: 'developer.tokenTitle' })} text={t({ id: 'developer.tokenText' })}>
          <TextLink to="/setting">{t({ id: 'developer.tokenLink' })}</TextLink>
        </Section>
      </Stack>
    </PageBody>
  );
}

function Section({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="1">
        {title}
      </Heading>
      <Text color="fg.muted" mb="3">
        {text}
      </Text>
      <Stack gap="3">{children}</Stack>
    </Box>
  );
}

/** A link to what the server shows outside the app. */
function FileLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noreferrer"
      colorPalette="accent"
      color="accent.fg"
      textUnderlineOffset="3px"
    >
      {children}
    </Link>
  );
}
