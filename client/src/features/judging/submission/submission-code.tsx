import { Flex, Heading } from '@chakra-ui/react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { LineStrip, placeOfLines } from '../../../components/code-block/line-strip.tsx';
import { editorLanguage } from '../../../components/code-editor/monaco-languages.ts';
import { Panel } from '../../../components/panel.tsx';
import { ScrollRow } from '../../../components/scroll-row.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { CodeActs } from './code-acts.tsx';
import { LineQuestions } from './line-questions.tsx';
import { ShareSwitch } from './share-switch.tsx';
import type {
  CodeActs_SubmissionFragment,
  LineQuestions_SubmissionFragment,
  ShareSwitch_SubmissionFragment,
} from './submission-page.generated.ts';
import { useNamedLines } from './use-named-lines.tsx';

interface SubmissionCodeProps {
  readonly code: string;
  /** The judge's key. */
  readonly languageKey: string;
  /** Of the compiler, or what the program wrote to stderr: lines of the code that they name are marked. */
  readonly messages: readonly string[];
  /** Lines that the problem puts before the code. */
  readonly linesBefore: number;
  readonly submission: ShareSwitch_SubmissionFragment & CodeActs_SubmissionFragment & LineQuestions_SubmissionFragment;
  /** Where it was submitted. */
  readonly problemAddress: string;
}

/** The source, for those who may see it. */
export function SubmissionCode({
  code,
  languageKey,
  messages,
  linesBefore,
  submission,
  problemAddress,
}: SubmissionCodeProps) {
  const t = useText();
  const named = useNamedLines(messages, { languageKey, linesBefore, lineCount: code.split('\n').length });
  return (
    <Panel as="section" overflow="hidden">
      <Flex align="center" columnGap="3" wrap="wrap" ps="4" pe="2" minH="11" borderBottomWidth="1px">
        <Heading as="h2" size="sm" flex="1 0 auto" py={{ base: '2.5', md: '0' }}>
          {t({ id: 'submission.code' })}
        </Heading>
        {submission.viewerCanShare ? <ShareSwitch submission={submission} /> : null}
        {/* A row of its own on a phone, which none of them leaves. */}
        <ScrollRow flex={{ base: '1 1 100%', md: '0 0 auto' }} minW="0">
          <Flex align="center" columnGap={{ base: '1', md: '3' }} py={{ base: '1.5', md: '1' }} px="1">
            <CodeActs submission={submission} code={code} problemAddress={problemAddress} />
          </Flex>
        </ScrollRow>
      </Flex>
      {named.list}
      <CodeBlock
        code={code}
        language={editorLanguage(languageKey).highlight}
        label={t({ id: 'submission.code' })}
        behind={
          <>
            {submission.questions
              .filter(({ closedAt }) => closedAt === null)
              .map(({ id, firstLine, lastLine }) => (
                <LineStrip key={id} bg="amber.subtle" style={placeOfLines({ from: firstLine, to: lastLine })} />
              ))}
            {named.marks}
          </>
        }
      />
      <LineQuestions submission={submission} code={code} languageKey={languageKey} />
    </Panel>
  );
}
