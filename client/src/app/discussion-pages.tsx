import { useMemo, type ReactNode } from 'react';
import { DiscussionPlaceContext } from '../components/discussion/discussion-place.ts';
import { useGroup } from '../features/group/pages/frame/group-context.ts';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { commentPart } from '../lib/intl/parts/comment.ts';
import { discussionPart } from '../lib/intl/parts/discussion.ts';
import { editorialPart } from '../lib/intl/parts/editorial.ts';
import { questionPart } from '../lib/intl/parts/question.ts';
import { solutionPart } from '../lib/intl/parts/solution.ts';
import { ticketPart } from '../lib/intl/parts/ticket.ts';
import { Component as QueuePage } from '../routes/admin.solution.tsx';
import { Component as DetailPage } from '../routes/discussion-detail.$discussion-id.tsx';
import { Component as ListPage } from '../routes/discussion.$problem-id.tsx';
import { Component as EditorialPage } from '../routes/problem.$problem-id.editorial.tsx';
import { Component as NewSolutionPage } from '../routes/problem.$problem-id.solutions.new.tsx';
import { Component as SolutionsPage } from '../routes/problem.$problem-id.solutions.tsx';
import { Component as QuestionPage } from '../routes/question.$question-id.tsx';
import { Component as EditSolutionPage } from '../routes/solution.$solution-id.edit.tsx';
import { Component as SolutionPage } from '../routes/solution.$solution-id.tsx';
import { Component as TicketPage } from '../routes/ticket.$ticket-id.tsx';
import { Component as TicketsPage } from '../routes/ticket.tsx';
import { Guard } from './guard.tsx';

/*
 * The pages of discussions, editorials, solutions, questions about code and tickets, in one file for the browser: each
 * file costs the first load of home.
 */

export function DiscussionList() {
  return (
    <WithSentences>
      <ListPage />
    </WithSentences>
  );
}

export function DiscussionDetail() {
  return (
    <WithSentences>
      <DetailPage />
    </WithSentences>
  );
}

/** The discussions of a group; below its entrance. */
export function GroupDiscussionList() {
  return (
    <InGroup>
      <DiscussionList />
    </InGroup>
  );
}

export function GroupDiscussion() {
  return (
    <InGroup>
      <DiscussionDetail />
    </InGroup>
  );
}

function InGroup({ children }: { readonly children: ReactNode }) {
  const { id, viewerRights } = useGroup();
  const canKeepCategories = viewerRights.includes('DISCUSSIONS');
  const place = useMemo(() => ({ groupId: id, canKeepCategories }), [id, canKeepCategories]);
  return (
    <Guard need="groupDiscussion">
      <DiscussionPlaceContext value={place}>{children}</DiscussionPlaceContext>
    </Guard>
  );
}

export function EditorialReader() {
  return (
    <WithSentences>
      <MoreSentences part={editorialPart}>
        <EditorialPage />
      </MoreSentences>
    </WithSentences>
  );
}

export function SolutionList() {
  return (
    <WithSolutionSentences>
      <SolutionsPage />
    </WithSolutionSentences>
  );
}

export function NewSolution() {
  return (
    <WithSolutionSentences>
      <NewSolutionPage />
    </WithSolutionSentences>
  );
}

export function SolutionReader() {
  return (
    <WithSolutionSentences>
      <SolutionPage />
    </WithSolutionSentences>
  );
}

export function EditSolution() {
  return (
    <WithSolutionSentences>
      <EditSolutionPage />
    </WithSolutionSentences>
  );
}

export function SolutionQueue() {
  return (
    <WithSolutionSentences>
      <QueuePage />
    </WithSolutionSentences>
  );
}

export function QuestionReader() {
  return (
    <WithSentences>
      <MoreSentences part={questionPart}>
        <QuestionPage />
      </MoreSentences>
    </WithSentences>
  );
}

export function TicketList() {
  return <TicketsPage />;
}

export function TicketDetail() {
  return (
    <WithSentences>
      <MoreSentences part={ticketPart}>
        <TicketPage />
      </MoreSentences>
    </WithSentences>
  );
}

function WithSolutionSentences({ children }: { readonly children: ReactNode }) {
  return (
    <WithSentences>
      <MoreSentences part={solutionPart}>{children}</MoreSentences>
    </WithSentences>
  );
}

/** The words of the Markdown editor are in the authors' part, the badges of authors in that of comments. */
function WithSentences({ children }: { readonly children: ReactNode }) {
  return <JoinedSentences parts={[authorPart, commentPart, discussionPart]}>{children}</JoinedSentences>;
}
