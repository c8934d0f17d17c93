import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SubmissionAnswers_SubmissionFragment } from './submission-page.generated.ts';

/** The files that were submitted instead of a program, for those who may see them. */
export function SubmissionAnswers({
  submission: { answerFiles },
}: {
  readonly submission: SubmissionAnswers_SubmissionFragment;
}) {
  const t = useText();
  if (answerFiles === null || answerFiles.length === 0) return null;
  return (
    <Panel as="section" overflow="hidden">
      <Flex align="center" ps="4" pe="2" h="11" borderBottomWidth="1px">
        <Heading as="h2" size="sm">
          {t({ id: 'submission.answers' })}
        </Heading>
      </Flex>
      {answerFiles.map(({ name, sizeBytes, text }) => (
        <Box as="details" key={name} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
          <Box as="summary" px="4" py="2" cursor="pointer" fontFamily="mono" fontSize="sm" wordBreak="break-all">
            {name}{' '}
            <Box as="span" color="fg.muted" fontSize="xs">
              {formatBytes(sizeBytes)}
            </Box>
          </Box>
          {text === null ? (
            <Text px="4" pb="3" color="fg.muted" fontSize="sm">
              {t({ id: 'submission.answerBinary' })}
            </Text>
          ) : (
            <AnswerText name={name} text={text} isCut={text.length < sizeBytes && sizeBytes > shownBytes} />
          )}
        </Box>
      ))}
    </Panel>
  );
}

/** What the server sends of a file. */
const shownBytes = 65_536;

function AnswerText({ name, text, isCut }: { readonly name: string; readonly text: string; readonly isCut: boolean }) {
  const t = useText();
  return (
    <Box borderTopWidth="1px">
      <Flex justify="end" align="center" gap="3" px="2" pt="1">
        {isCut ? (
          <Text color="fg.muted" fontSize="xs">
            {t({ id: 'submission.answerCut' })}
          </Text>
        ) : null}
        <CopyButton text={text} label={t({ id: 'submission.copyAnswer' }, { name })} />
      </Flex>
      <CodeBlock code={text} language="plaintext" label={name} />
    </Box>
  );
}
