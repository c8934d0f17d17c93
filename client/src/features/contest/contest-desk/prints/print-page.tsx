import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../../lib/live/write-pushed.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  OwnContestPrintsDocument,
  useOwnContestPrintsChangedSubscription,
  useOwnContestPrintsQuery,
  useSubmitPrintMutation,
} from './prints.generated.ts';

/** Limits of the specification, section 5; the server decides. */
const minLength = 50;
const maxLength = 65_535;
const pollMs = 10_000;
const nothing = { content: '' };

/** What a contestant wants on paper, and what became of it. */
export function PrintPage({ contestId, canPrint }: { readonly contestId: number; readonly canPrint: boolean }) {
  const userId = useViewer().user?.id;
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      alignItems="start"
    >
      {userId !== undefined && canPrint ? <PrintForm contestId={contestId} userId={userId} /> : null}
      <OwnPrints contestId={contestId} />
    </Box>
  );
}

function PrintForm({ contestId, userId }: { readonly contestId: number; readonly userId: string }) {
  const t = useText();
  const [submit] = useSubmitPrintMutation();
  const form = useDraftedForm<'content'>({
    form: `print ${contestId}`,
    account: userId,
    saved: nothing,
    kept: ['content'],
    check: ({ content }) => faultsOf({ content: faultOf(content.trim().length) }),
    async send({ content }) {
      const result = (await submit({ variables: { input: { contestId, content } } })).data?.submitPrint;
      if (result?.__typename !== 'SubmitPrintSuccess') return refusalOf(t, result, []);
      showToast('success', t({ id: 'desk.print.sent' }));
      form.discard();
      return null;
    },
  });
  return (
    <Panel p="4">
      <Heading as="h2" size="md" mb="3">
        {t({ id: 'desk.print' })}
      </Heading>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3" css={{ '& textarea': { fontFamily: 'mono', whiteSpace: 'pre', overflowX: 'auto' } }}>
          <FormField
            label={t({ id: 'desk.print.content' })}
            lines={18}
            maxLength={maxLength}
            hint={t({ id: 'desk.print.hint' }, { count: form.values.content.trim().length, least: minLength })}
            {...form.field('content')}
          />
          <FormError refusal={form.refusal} />
          <Flex>
            <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
              {t({ id: 'desk.print.send' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Panel>
  );
}

function faultOf(length: number) {
  if (length === 0) return message({ id: 'desk.print.empty' });
  return length < minLength ? message({ id: 'desk.print.short' }) : null;
}

function OwnPrints({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const variables = { contestId };
  const { data, error, refetch } = useOwnContestPrintsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useOwnContestPrintsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data: news } }) => {
      if (news)
        writePushed(client, {
          query: OwnContestPrintsDocument,
          variables,
          data: { __typename: 'Query', ownContestPrints: news.ownContestPrintsChanged },
        });
    },
  });
  const items = data?.ownContestPrints.items;
  return (
    <Panel>
      <Heading as="h2" size="md" px="4" py="3" borderBottomWidth="1px">
        {t({ id: 'desk.print.own' })}
      </Heading>
      <LoadingRows data={items} error={error} onRetry={() => void refetch()} count={2} height="41px" />
      {items?.length === 0 ? <EmptyState title={t({ id: 'desk.print.none' })} /> : null}
      <Box as="ul" listStyleType="none" aria-label={t({ id: 'desk.print.own' })}>
        {items?.map(({ id, createdAt, printedAt }) => (
          <Flex as="li" key={id} px="4" py="2.5" gap="3" align="center" layerStyle="row">
            <Text fontWeight="medium">#{id}</Text>
            <PrintState isPrinted={printedAt !== null} />
            <Box ms="auto" color="fg.muted" fontSize="xs">
              <RelativeTime at={createdAt} />
            </Box>
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}

/** Does a text wait, or was it printed? */
export function PrintState({ isPrinted }: { readonly isPrinted: boolean }) {
  const t = useText();
  return (
    <Badge colorPalette={isPrinted ? 'green' : 'amber'}>
      {isPrinted ? t({ id: 'desk.print.printed' }) : t({ id: 'desk.print.waiting' })}
    </Badge>
  );
}
