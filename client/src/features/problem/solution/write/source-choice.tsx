import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { CodeBlock } from '../../../../components/code-block/code-block.tsx';
import { editorLanguage } from '../../../../components/code-editor/monaco-languages.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useSolutionCodeQuery } from './solution-form.generated.ts';
import type { SolutionEditing } from './use-solution-form.ts';
import type { Source } from './use-sources.ts';

interface SourceChoiceProps {
  readonly form: SolutionEditing;
  readonly sources: readonly Source[];
}

/** Which accepted submission the solution explains, with its code. */
export function SourceChoice({ form, sources }: SourceChoiceProps) {
  const t = useText();
  const { value, error, onValue } = form.field('submissionId');
  // One that a draft or the stored version names may be gone.
  const isKnown = sources.some(({ id }) => String(id) === value);
  return (
    <Stack gap="2">
      <ChoiceField
        label={t({ id: 'solution.submission' })}
        isRequired
        value={isKnown ? value : ''}
        options={[
          ...(isKnown ? [] : [['', t({ id: 'solution.chooseSubmission' })] as const]),
          ...sources.map(
            ({ id, languageName, submittedAt }) =>
              [String(id), [`#${id}`, languageName, formatDateTime(new Date(submittedAt))].join(' · ')] as const,
          ),
        ]}
        error={error}
        onValue={onValue}
      />
      {isKnown ? <Code submissionId={Number(value)} /> : null}
    </Stack>
  );
}

function Code({ submissionId }: { readonly submissionId: number }) {
  const t = useText();
  const { data, previousData, error, refetch } = useSolutionCodeQuery({ variables: { submissionId } });
  const submission = (data ?? previousData)?.submission;
  if (submission === undefined)
    return error === undefined ? <Skeleton h="16rem" /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (submission === null || submission.code === null) return null;
  return (
    <Box borderWidth="1px" borderRadius="l2" maxH="16rem" overflowY="auto">
      <CodeBlock
        code={submission.code}
        language={editorLanguage(submission.language.key).highlight}
        label={t({ id: 'solution.code' })}
      />
    </Box>
  );
}
