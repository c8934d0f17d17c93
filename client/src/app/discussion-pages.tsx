import type { ReactNode } from 'react';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { commentPart } from '../lib/intl/parts/comment.ts';
import { discussionPart } from '../lib/intl/parts/discussion.ts';
import { editorialPart } from '../lib/intl/parts/editorial.ts';
import { questionPart } from '../lib/intl/parts/question.ts';
import { Component as DetailPage } from '../routes/discussion-detail.$discussion-id.tsx';
import { Component as ListPage } from '../routes/discussion.$problem-id.tsx';
import { Component as EditorialPage } from '../routes/problem.$problem-id.editorial.tsx';
import { Component as QuestionPage } from '../routes/question.$question-id.tsx';

/*
 * The pages of discussions, editorials and questions about code, in one file for the browser: each file costs the first
 * load of home.
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

export function EditorialReader() {
  return (
    <WithSentences>
      <MoreSentences part={editorialPart}>
        <EditorialPage />
      </MoreSentences>
    </WithSentences>
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

/** The words of the Markdown editor are in the authors' part, the badges of authors in that of comments. */
function WithSentences({ children }: { readonly children: ReactNode }) {
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={commentPart}>
        <MoreSentences part={discussionPart}>{children}</MoreSentences>
      </MoreSentences>
    </MoreSentences>
  );
}
