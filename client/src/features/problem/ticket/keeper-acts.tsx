import { Box, Button, Flex } from '@chakra-ui/react';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { ticketStateOf, ticketStates } from './ticket-states.tsx';
import {
  useAssignProblemTicketMutation,
  useMarkProblemTicketMutation,
  type Ticket_TicketFragment,
} from './ticket.generated.ts';

interface KeeperActsProps {
  readonly ticket: Ticket_TicketFragment;
}

/** What those who keep the problem do with a ticket: its state, and who handles it. */
export function KeeperActs({ ticket }: KeeperActsProps) {
  return (
    <Flex mt="3" pt="3" borderTopWidth="1px" columnGap="6" rowGap="4" wrap="wrap" align="flex-start">
      <Box flex="1 1 18rem">
        <MarkForm ticket={ticket} />
      </Box>
      <Box flex="1 1 14rem">
        <AssignForm ticket={ticket} />
      </Box>
    </Flex>
  );
}

const markNames = ['state', 'duplicateOfId', 'fixedInRevision'] as const;
const number = /^[1-9][0-9]{0,8}$/;

function MarkForm({ ticket: { id, version, viewerStates } }: KeeperActsProps) {
  const t = useText();
  const [mark] = useMarkProblemTicketMutation();
  const form = useEntranceForm<(typeof markNames)[number]>({
    initial: { state: '', duplicateOfId: '', fixedInRevision: '' },
    check: ({ state, duplicateOfId, fixedInRevision }) =>
      faultsOf({
        state: ticketStateOf(state) === null ? message({ id: 'ticket.fault.state' }) : null,
        duplicateOfId:
          state === 'DUPLICATE' && !number.test(duplicateOfId.trim()) ? message({ id: 'ticket.fault.original' }) : null,
        fixedInRevision:
          state === 'FIXED' && fixedInRevision.trim() !== '' && !number.test(fixedInRevision.trim())
            ? message({ id: 'ticket.fault.revision' })
            : null,
      }),
    async send({ state: name, duplicateOfId, fixedInRevision }) {
      const state = ticketStateOf(name);
      if (state === null) return null;
      const input = {
        id,
        version,
        state,
        ...(state === 'DUPLICATE' && { duplicateOfId: duplicateOfId.trim() }),
        ...(state === 'FIXED' && fixedInRevision.trim() !== '' && { fixedInRevision: Number(fixedInRevision) }),
      };
      const result = (await mark({ variables: { input } })).data?.markProblemTicket;
      if (!isSuccess(result)) return refusalOf(t, result, markNames);
      showToast('success', t({ id: 'ticket.marked' }));
      form.reset();
      return null;
    },
  });
  const chosen = form.values.state;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Flex direction="column" gap="3">
        <ChoiceField
          label={t({ id: 'ticket.newState' })}
          options={[
            ['', t({ id: 'ticket.chooseState' })] as const,
            ...viewerStates.map((state) => [state, t(ticketStates[state].label)] as const),
          ]}
          {...form.field('state')}
        />
        {chosen === 'DUPLICATE' ? (
          <FormField label={t({ id: 'ticket.original' })} inputMode="numeric" {...form.field('duplicateOfId')} />
        ) : null}
        {chosen === 'FIXED' ? (
          <FormField
            label={t({ id: 'ticket.fixedIn' })}
            hint={t({ id: 'ticket.fixedInHint' })}
            inputMode="numeric"
            {...form.field('fixedInRevision')}
          />
        ) : null}
        <FormError refusal={form.refusal} />
        <Flex>
          <Button type="submit" size="xs" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'ticket.saveState' })}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

function AssignForm({ ticket: { id, version, assignee } }: KeeperActsProps) {
  const t = useText();
  const act = useAct();
  const viewer = useViewer().user;
  const [assign, { loading }] = useAssignProblemTicketMutation();
  const send = async (username: string | null) =>
    (await assign({ variables: { input: { id, version, username } } })).data?.assignProblemTicket;
  const form = useEntranceForm<'username'>({
    initial: { username: '' },
    check: ({ username }) =>
      faultsOf({ username: username.trim() === '' ? message({ id: 'ticket.fault.assignee' }) : null }),
    async send({ username }) {
      const result = await send(username);
      if (!isSuccess(result)) return refusalOf(t, result, ['username'], { AssigneeNotKeeper: 'username' });
      showToast('success', t({ id: 'ticket.isAssigned' }));
      form.reset();
      return null;
    },
  });
  const isOwn = viewer !== null && assignee?.id === viewer.id;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Flex direction="column" gap="3">
        <FormField label={t({ id: 'ticket.assignee' })} autoComplete="off" {...form.field('username')} />
        <FormError refusal={form.refusal} />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" size="xs" variant="outline" loading={form.isSending}>
            {t({ id: 'ticket.assign' })}
          </Button>
          {viewer === null || isOwn ? null : (
            <Button
              size="xs"
              variant="outline"
              loading={loading}
              onClick={() => void act(() => send(viewer.username), t({ id: 'ticket.isAssigned' }))}
            >
              {t({ id: 'ticket.assignToMe' })}
            </Button>
          )}
          {assignee === null ? null : (
            <Button
              size="xs"
              variant="ghost"
              loading={loading}
              onClick={() => void act(() => send(null), t({ id: 'ticket.isUnassigned' }))}
            >
              {t({ id: 'ticket.unassign' })}
            </Button>
          )}
        </Flex>
      </Flex>
    </form>
  );
}
