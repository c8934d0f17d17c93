import { Button, Flex } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useMarkProblemTicketMutation, type Ticket_TicketFragment } from './ticket.generated.ts';

/** Closes the viewer's own ticket, or opens it again. */
export function ReporterAct({ ticket }: { readonly ticket: Ticket_TicketFragment }) {
  const t = useText();
  const act = useAct();
  const [mark, { loading }] = useMarkProblemTicketMutation();
  const { id, version, viewerStates } = ticket;
  const [state] = viewerStates;
  if (state === undefined) return null;
  const isClosing = state === 'DECLINED';
  return (
    <Flex mt="3" pt="3" borderTopWidth="1px" justify="flex-end">
      <Button
        size="xs"
        variant="outline"
        loading={loading}
        onClick={() =>
          void act(
            async () => (await mark({ variables: { input: { id, version, state } } })).data?.markProblemTicket,
            isClosing ? t({ id: 'ticket.isClosed' }) : t({ id: 'ticket.isReopened' }),
          )
        }
      >
        {isClosing ? t({ id: 'ticket.close' }) : t({ id: 'ticket.reopen' })}
      </Button>
    </Flex>
  );
}
