import { Box, Button, Field, Flex, Heading, Skeleton } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { EmptyState } from '../empty-state.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { MarkdownEditor } from '../markdown-editor/markdown-editor.tsx';
import { MentionSubjectContext } from '../markdown-editor/mention-subject.ts';
import { Pager } from '../pager.tsx';
import { Panel } from '../panel.tsx';
import { CommentCard } from './comment-card.tsx';
import { commentsHeadingProps } from './comments-heading.ts';
import { CommentsDocument, useAddCommentMutation, useCommentRefusalQuery } from './comments.generated.ts';
import { LinkedComment } from './linked-comment.tsx';
import { subjectName, type Subject } from './subject.ts';
import { ThreadModeMenu } from './thread-mode-menu.tsx';
import { useComments } from './use-comments.ts';
import { useLinkedComment, type LinkedIds } from './use-linked-comment.ts';
import { useReveal } from './use-reveal.ts';
import { WritingForm } from './writing-form.tsx';

/** Of the box. */
const rows = 4;

interface CommentAreaProps {
  readonly on: Subject;
  /** Badge of the jury of a contest, or of the author of a discussion. */
  readonly hostLabel: string;
  /** Advice above the box. */
  readonly tips?: ReactNode;
}

/** A box to write a comment in, and the comments, newest first. */
export function CommentArea({ on, hostLabel, tips }: CommentAreaProps) {
  const t = useText();
  const askToSignIn = useAskToSignIn();
  const { hasToken, user } = useViewer();
  const { data: asked, error: refusalError } = useCommentRefusalQuery({
    variables: { on },
    skip: !hasToken,
    fetchPolicy: 'cache-and-network',
  });
  const refusal = asked?.commentRefusal;
  const [add] = useAddCommentMutation({ refetchQueries: [CommentsDocument] });
  const { items, total, error, retry, showMore, pager } = useComments(on);
  const linked = useLinkedComment();
  const { list, reveal } = useReveal(items?.length ?? 0);
  // Unknown is neither: nothing to write in that is taken away again.
  const writerId = refusal === null ? (user?.id ?? null) : null;
  const isFormToCome = hasToken && writerId === null && typeof refusal !== 'string' && refusalError === undefined;
  // The same object while the subject is the same, which callers do not keep.
  const name = subjectName(on);
  const [mentionSubject, setMentionSubject] = useState({ name, on });
  if (mentionSubject.name !== name) setMentionSubject({ name, on });
  return (
    <MentionSubjectContext value={mentionSubject}>
      <Box display="grid" gap="4" maxW="60rem">
        <Panel as="section" p="4">
          <Heading as="h2" size="md" mb="2">
            {t({ id: 'comment.write' })}
          </Heading>
          {tips}
          {isFormToCome ? <FormToCome /> : null}
          {writerId === null ? null : (
            <WritingForm
              draft={`comment ${name}`}
              userId={writerId}
              label={t({ id: 'comment.write' })}
              action={t({ id: 'comment.send' })}
              done={t({ id: 'comment.sent' })}
              rows={rows}
              send={async (content) => (await add({ variables: { input: { on, content } } })).data?.addComment}
            />
          )}
          {hasToken ? null : (
            <Button size="sm" variant="outline" onClick={askToSignIn}>
              {t({ id: 'comment.signIn' })}
            </Button>
          )}
          {typeof refusal === 'string' ? (
            <Box role="note" mt="3" px="3" py="2" bg="bg.muted" borderRadius="l2">
              {refusal}
            </Box>
          ) : null}
        </Panel>
        {/* How high the form or its refusal is shows once it is there: the comments wait. */}
        {isFormToCome ? null : (
          <Box>
            <Flex mb="2" gap="2" align="center" justify="space-between" minH={hasToken ? '8' : undefined}>
              <Heading as="h2" size="md" {...commentsHeadingProps}>
                {t({ id: 'comment.count' }, { count: total })}
              </Heading>
              {hasToken ? <ThreadModeMenu key={name} on={on} /> : null}
            </Flex>
            {linked === null || items === undefined || items.some(({ id }) => id === linked.commentId) ? null : (
              <LinkedComment key={keyOf(linked)} {...linked} hostLabel={hostLabel} writerId={writerId} />
            )}
            <LoadingRows data={items} error={error} onRetry={retry} count={3} height="110px" />
            {items?.length === 0 ? (
              <Panel>
                <EmptyState icon="question" title={t({ id: 'comment.none' })} hint={t({ id: 'comment.noneHint' })} />
              </Panel>
            ) : null}
            <Box as="ul" ref={list} listStyleType="none" display="grid" gap="3" aria-label={t({ id: 'comment.all' })}>
              {items?.map((comment) => {
                const isLinked = comment.id === linked?.commentId;
                return (
                  <CommentCard
                    key={isLinked ? keyOf(linked) : comment.id}
                    comment={comment}
                    hostLabel={hostLabel}
                    writerId={writerId}
                    {...(isLinked && { linkedReplyId: linked.replyId })}
                  />
                );
              })}
            </Box>
            {showMore === null ? null : (
              <Flex justify="center" mt="3">
                <Button size="sm" variant="outline" onClick={() => reveal(showMore)}>
                  {t({ id: 'comment.more' })}
                </Button>
              </Flex>
            )}
            {pager === null ? null : <Pager {...pager} />}
          </Box>
        )}
      </Box>
    </MentionSubjectContext>
  );
}

/** As high as the form, which most writers get. */
function FormToCome() {
  return (
    <Skeleton aria-hidden>
      <Field.Root>
        <MarkdownEditor label="" value="" onValue={() => {}} rows={rows} hasEmoji />
      </Field.Root>
      <Box h="control" mt="4" />
    </Skeleton>
  );
}

/** Another link to the same comment brings it into view again. */
function keyOf({ commentId, replyId }: LinkedIds): string {
  return `${commentId} ${replyId}`;
}
