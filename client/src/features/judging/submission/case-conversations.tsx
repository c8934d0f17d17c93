import { Accordion, Box, Heading } from '@chakra-ui/react';
import { InteractionTranscript } from '../../../components/interaction/interaction-transcript.tsx';
import { Panel } from '../../../components/panel.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useCaseConversationsQuery } from './case-conversations.generated.ts';

/**
 * What program and interactor said to each other, case by case; for those who keep the problem. Conversations are long,
 * so they are asked for apart from the page.
 */
export function CaseConversations({ submissionId }: { readonly submissionId: number }) {
  const t = useText();
  const { data } = useCaseConversationsQuery({ variables: { id: submissionId }, fetchPolicy: 'no-cache' });
  const kept = (data?.submission?.cases ?? []).filter(({ transcript }) => transcript !== null);
  if (kept.length === 0) return null;
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'conversation.title' })}
      </Heading>
      <Panel overflow="hidden">
        <Accordion.Root multiple collapsible lazyMount unmountOnExit>
          {kept.map(({ position, name, status, transcript }) => (
            <Accordion.Item key={position} value={String(position)}>
              <Accordion.ItemTrigger>
                <Box flex="1" textAlign="start" display="flex" gap="3" alignItems="center" flexWrap="wrap">
                  <Box as="span" fontWeight="medium">
                    {t({ id: 'submission.case' }, { number: position })}
                  </Box>
                  <VerdictBadge status={status} />
                  <Box as="span" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                    {name}
                  </Box>
                </Box>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
              <Accordion.ItemContent>
                <Box
                  maxH="24rem"
                  overflowY="auto"
                  tabIndex={0}
                  role="region"
                  aria-label={t({ id: 'conversation.ofCase' }, { number: position })}
                >
                  <InteractionTranscript transcript={transcript ?? ''} />
                </Box>
              </Accordion.ItemContent>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </Panel>
    </Box>
  );
}
