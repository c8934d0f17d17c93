import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { ticketKinds } from '../../../components/ticket/ticket-kinds.ts';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { KeeperActs } from './keeper-acts.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReporterAct } from './reporter-act.tsx';
import { TicketStateMark } from './ticket-states.tsx';
import { TicketTimeLine } from './ticket-time-line.tsx';
import type { Ticket_TicketFragment } from './ticket.generated.ts';
import { useTicket } from './use-ticket.ts';

/** A fault of a problem that was reported, with what became of it. */
export function TicketPage({ ticketId }: { readonly ticketId: string }) {
  const t = useText();
  const { ticket, isGone, error, retry } = useTicket(ticketId);
  return (
    <PageBody maxW="60rem">
      <PageTitle text={t({ id: 'ticket.pageTitle' }, { id: ticketId })} />
      {ticket === null ? (
        isGone ? (
          <EmptyState icon="search" title={t({ id: 'ticket.gone' })} hint={t({ id: 'ticket.goneHint' })}>
            <TextLink to="/ticket">{t({ id: 'ticket.own' })}</TextLink>
          </EmptyState>
        ) : (
          <LoadingRows data={undefined} error={error} onRetry={retry} count={5} height="64px" />
        )
      ) : (
        <Ticket ticket={ticket} />
      )}
    </PageBody>
  );
}

function Ticket({ ticket }: { readonly ticket: Ticket_TicketFragment }) {
  const t = useText();
  const account = useViewer().user?.id;
  const { id, problemDisplayId, problemTitle, viewerKeeps, viewerCanReply } = ticket;
  return (
    <>
      <Flex columnGap="3" rowGap="1" mb="2" fontSize="sm" wrap="wrap">
        <TextLink to={`/problem/${encodeURIComponent(problemDisplayId)}`}>
          {problemDisplayId} {problemTitle}
        </TextLink>
        <TextLink to="/ticket">{t({ id: 'ticket.own' })}</TextLink>
        {viewerKeeps ? <TextLink to="/admin/ticket">{t({ id: 'ticket.list' })}</TextLink> : null}
      </Flex>
      <Panel as="article" mb="4" p="4">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
          <PageHeading>{t({ id: 'ticket.pageTitle' }, { id })}</PageHeading>
          <Box aria-live="polite">
            <TicketStateMark state={ticket.state} />
          </Box>
          <Badge>{t(ticketKinds[ticket.kind])}</Badge>
        </Flex>
        <Flex columnGap="2" mt="1" wrap="wrap" color="fg.muted" fontSize="sm">
          {ticket.reporter === null ? (
            <span>{t({ id: 'ticket.accountGone' })}</span>
          ) : (
            <UserLink username={ticket.reporter.username} />
          )}
          <RelativeTime at={ticket.createdAt} />
        </Flex>
        <Markdown source={ticket.content} mt="3" />
        <Facts ticket={ticket} />
        {viewerKeeps ? <KeeperActs ticket={ticket} /> : <ReporterAct ticket={ticket} />}
      </Panel>
      <Panel p="4">
        <Heading as="h2" size="md" mb="3">
          {t({ id: 'ticket.timeLine' })}
        </Heading>
        <TicketTimeLine ticket={ticket} />
        {account === undefined ? null : viewerCanReply ? (
          <ReplyForm ticketId={id} account={account} isKeeper={viewerKeeps} />
        ) : (
          <Text mt="3" color="fg.muted" fontSize="sm">
            {t({ id: 'ticket.closedNow' })}
          </Text>
        )}
      </Panel>
    </>
  );
}

/** What the ticket refers to. */
function Facts({ ticket }: { readonly ticket: Ticket_TicketFragment }) {
  const t = useText();
  const { submissionId, assignee, fixedInRevision, duplicateOfId } = ticket;
  return (
    <Flex columnGap="4" rowGap="1" mt="3" wrap="wrap" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
      {submissionId === null ? null : (
        <TextLink to={`/submission-detail/${submissionId}`}>
          {t({ id: 'ticket.toSubmission' }, { id: submissionId })}
        </TextLink>
      )}
      {assignee === null ? null : <span>{t({ id: 'ticket.assignedTo' }, { name: assignee.username })}</span>}
      {fixedInRevision === null ? null : <span>{t({ id: 'ticket.revision' }, { number: fixedInRevision })}</span>}
      {duplicateOfId === null ? null : (
        <TextLink to={`/ticket/${duplicateOfId}`}>{t({ id: 'ticket.duplicateOf' }, { id: duplicateOfId })}</TextLink>
      )}
    </Flex>
  );
}
