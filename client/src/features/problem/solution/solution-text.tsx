import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { editorLanguage } from '../../../components/code-editor/monaco-languages.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SolutionText_SolutionFragment } from './solution.generated.ts';

interface SolutionTextProps {
  readonly version: Omit<SolutionText_SolutionFragment, '__typename'>;
  /** Of the language. */
  readonly languageName: string;
}

/** A version of a solution: what it builds on, the text, and the code. */
export function SolutionText({ version, languageName }: SolutionTextProps) {
  const t = useText();
  const { content, help, submissionId, languageKey, code, isAccepted } = version;
  return (
    <>
      <Text mt="2" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {help === '' ? t({ id: 'solution.ownWork' }) : t({ id: 'solution.helpedBy' }, { help })}
      </Text>
      <Markdown source={content} mt="3" />
      <Box mt="4" borderWidth="1px" borderRadius="l2" overflow="hidden">
        <Flex ps="3" pe="1" py="1" columnGap="3" wrap="wrap" align="center" bg="bg.muted" fontSize="sm">
          <span>{languageName}</span>
          {submissionId === null ? null : (
            <TextLink to={`/submission-detail/${submissionId}`}>
              {t({ id: 'solution.toSubmission' }, { id: submissionId })}
            </TextLink>
          )}
          <AcceptedMark isAccepted={isAccepted} />
          <Box ms="auto">
            <CopyButton text={code} label={t({ id: 'solution.copyCode' })} />
          </Box>
        </Flex>
        <CodeBlock code={code} language={editorLanguage(languageKey).highlight} label={t({ id: 'solution.code' })} />
      </Box>
    </>
  );
}

/** Does the submission still pass? The problem may have changed since. */
export function AcceptedMark({ isAccepted }: { readonly isAccepted: boolean }) {
  const t = useText();
  return isAccepted ? (
    <Badge colorPalette="green">
      <span aria-hidden>✓</span> {t({ id: 'solution.accepted' })}
    </Badge>
  ) : (
    <Badge colorPalette="amber">{t({ id: 'solution.notAccepted' })}</Badge>
  );
}
