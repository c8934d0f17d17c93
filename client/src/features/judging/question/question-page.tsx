import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { LineStrip, placeOfLines } from '../../../components/code-block/line-strip.tsx';
import { editorLanguage } from '../../../components/code-editor/monaco-languages.ts';
import { CommentArea } from '../../../components/comment/comment-area.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { linesText } from '../../../components/question/lines-text.ts';
import { QuestionStateMark } from '../../../components/question/question-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useCloseLineQuestionMutation,
  useReopenLineQuestionMutation,
  type LineQuestion_QuestionFragment,
} from './question.generated.ts';
import { useQuestion } from './use-question.ts';

/** A question about lines of a submission, with its answers. */
export function QuestionPage({ questionId }: { readonly questionId: string }) {
  const t = useText();
  const { question, isGone, error, retry } = useQuestion(questionId);
  return (
    <PageBody maxW="60rem">
      {question === null ? (
        <>
          <PageTitle text={t({ id: 'question.pageTitle' })} />
          {isGone ? (
            <EmptyState icon="search" title={t({ id: 'question.gone' })} hint={t({ id: 'question.goneHint' })} />
          ) : (
            <LoadingRows data={undefined} error={error} onRetry={retry} count={6} height="64px" />
          )}
        </>
      ) : (
        <Question question={question} />
      )}
    </PageBody>
  );
}

interface QuestionProps {
  readonly question: LineQuestion_QuestionFragment;
}

function Question({ question }: QuestionProps) {
  const t = useText();
  const { id, asker, content, problemDisplayId, problemTitle, submissionId } = question;
  const lines = linesText(t, question);
  return (
    <>
      <PageTitle text={t({ id: 'question.pageTitle' })} />
      <Flex columnGap="3" rowGap="1" mb="2" fontSize="sm" wrap="wrap">
        <TextLink to={`/problem/${encodeURIComponent(problemDisplayId)}`}>
          {problemDisplayId} {problemTitle}
        </TextLink>
        <TextLink to={`/submission-detail/${submissionId}`}>
          {t({ id: 'question.toSubmission' }, { id: submissionId })}
        </TextLink>
        {question.viewerCanAnswer ? <TextLink to="/admin/question">{t({ id: 'question.toQueue' })}</TextLink> : null}
      </Flex>
      <Panel as="article" mb="4" overflow="hidden">
        <Box p="4">
          <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
            <PageHeading>{lines}</PageHeading>
            <QuestionStateMark question={question} />
            <VerdictBadge status={question.status} />
          </Flex>
          <Flex columnGap="2" mt="1" wrap="wrap" color="fg.muted" fontSize="sm">
            <UserLink username={asker.username} />
            <RelativeTime at={question.createdAt} />
          </Flex>
          <Markdown source={content} mt="3" />
          <State question={question} />
        </Box>
        <MarkedLines question={question} label={lines} />
      </Panel>
      <CommentArea on={{ questionId: id }} hostLabel={t({ id: 'question.helper' })} />
    </>
  );
}

/** What it waits for, and how it is closed and opened. */
function State({ question }: QuestionProps) {
  const t = useText();
  const act = useAct();
  const [close, closing] = useCloseLineQuestionMutation();
  const [reopen, reopening] = useReopenLineQuestionMutation();
  const { id, closedAt, closedById, waitingBefore, viewerCanAnswer } = question;
  const variables = { input: { id: String(id) } };
  return (
    <Flex mt="3" pt="3" borderTopWidth="1px" columnGap="3" rowGap="2" wrap="wrap" align="center">
      <Text flex="1 1 14rem" color="fg.muted" fontSize="sm" aria-live="polite">
        {closedById === null ? null : (
          <TextLink to={`/submission-detail/${closedById}`}>
            {t({ id: 'question.closedBy' }, { id: closedById })}
          </TextLink>
        )}
        {closedAt === null && waitingBefore !== null && !viewerCanAnswer
          ? t({ id: 'question.before' }, { count: waitingBefore })
          : null}
      </Text>
      {closedAt === null ? (
        <Button
          size="xs"
          variant="outline"
          loading={closing.loading}
          onClick={() =>
            void act(async () => (await close({ variables })).data?.closeLineQuestion, t({ id: 'question.isClosed' }))
          }
        >
          {t({ id: 'question.close' })}
        </Button>
      ) : (
        <Button
          size="xs"
          variant="outline"
          loading={reopening.loading}
          onClick={() =>
            void act(
              async () => (await reopen({ variables })).data?.reopenLineQuestion,
              t({ id: 'question.isReopened' }),
            )
          }
        >
          {t({ id: 'question.reopen' })}
        </Button>
      )}
    </Flex>
  );
}

/** The code, scrolled to the lines in question. */
function MarkedLines({ question, label }: QuestionProps & { readonly label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { code, languageKey, firstLine, lastLine } = question;
  useEffect(() => {
    const strip = box.current?.querySelector<HTMLElement>('[data-strip]');
    // A third from above, so that one sees what comes before; the page itself stands still.
    if (strip && box.current) box.current.scrollTop = strip.offsetTop - box.current.clientHeight / 3;
  }, []);
  return (
    <Box ref={box} position="relative" borderTopWidth="1px" overflowY="auto" maxH={{ base: '45dvh', md: '60dvh' }}>
      <CodeBlock
        code={code}
        language={editorLanguage(languageKey).highlight}
        label={label}
        behind={<LineStrip data-strip bg="amber.subtle" style={placeOfLines({ from: firstLine, to: lastLine })} />}
      />
    </Box>
  );
}
