import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { linesText } from '../../../components/question/lines-text.ts';
import { QuestionStateMark } from '../../../components/question/question-state.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { LineQuestions_SubmissionFragment } from './submission-page.generated.ts';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

interface LineQuestionsProps {
  readonly submission: LineQuestions_SubmissionFragment;
  readonly code: string;
  /** The judge's key. */
  readonly languageKey: string;
}

/** Below the code: a way to ask about its lines, and what was asked. Nothing for those who may do neither. */
export function LineQuestions({ submission, code, languageKey }: LineQuestionsProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { id, questions, viewerCanAsk } = submission;
  if (questions.length === 0 && !viewerCanAsk) return null;
  return (
    <Box px="4" py="3" borderTopWidth="1px">
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Heading as="h3" size="sm" flex="1">
          {t({ id: 'question.title' })}
        </Heading>
        {viewerCanAsk ? (
          <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
            {t({ id: 'question.ask' })}
          </Button>
        ) : null}
      </Flex>
      {questions.length === 0 ? (
        <Box color="fg.muted" fontSize="sm" mt="1">
          {t({ id: 'question.askHint' })}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none" mt="2" display="grid" gap="1.5" fontSize="sm">
          {questions.map((question) => (
            <Flex as="li" key={question.id} columnGap="3" wrap="wrap" align="center">
              <TextLink to={`/question/${question.id}`}>{linesText(t, question)}</TextLink>
              <Box flex="1 1 12rem" minW="0" lineClamp="1" overflowWrap="anywhere">
                {question.content}
              </Box>
              <QuestionStateMark question={question} />
            </Flex>
          ))}
        </Box>
      )}
      {isAsking ? (
        <Suspense fallback={null}>
          <AskDialog submissionId={id} code={code} languageKey={languageKey} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
