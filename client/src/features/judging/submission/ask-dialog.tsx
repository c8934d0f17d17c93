import { Box, Button, Field, Flex, Stack, Text } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { LineStrip, placeOfLines } from '../../../components/code-block/line-strip.tsx';
import { editorLanguage } from '../../../components/code-editor/monaco-languages.ts';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { MarkdownEditor } from '../../../components/markdown-editor/markdown-editor.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../lib/intl/parts/author.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAskAboutLinesMutation } from './submission-page.generated.ts';

/** Longest question, in characters; the server decides. */
const maxLength = 10_000;
const names = ['firstLine', 'lastLine', 'content'] as const;
const nothing = { firstLine: '1', lastLine: '1', content: '' };

interface AskDialogProps {
  readonly submissionId: number;
  readonly code: string;
  /** The judge's key. */
  readonly languageKey: string;
  readonly onClose: () => void;
}

/** Asks about lines of the viewer's own code. */
export function AskDialog(props: AskDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  return (
    <SheetDialog title={t({ id: 'question.askTitle' })} size="md" widest="48rem" onClose={props.onClose}>
      {/* The words of the Markdown editor are in the authors' part. */}
      <MoreSentences part={authorPart}>
        {account === undefined ? null : <AskForm {...props} account={account} />}
      </MoreSentences>
    </SheetDialog>
  );
}

function AskForm({ submissionId, code, languageKey, account }: AskDialogProps & { readonly account: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [ask] = useAskAboutLinesMutation();
  const lineCount = code.replace(/\n$/, '').split('\n').length;
  const form = useDraftedForm<(typeof names)[number]>({
    form: `question on submission ${submissionId}`,
    account,
    saved: nothing,
    kept: names,
    check: ({ firstLine, lastLine, content }) =>
      faultsOf({
        firstLine: lineOf(firstLine, lineCount) === null ? message({ id: 'question.fault.line' }) : null,
        lastLine:
          (lineOf(lastLine, lineCount) ?? 0) < (lineOf(firstLine, lineCount) ?? 1)
            ? message({ id: 'question.fault.lastLine' })
            : null,
        content:
          content.trim() === ''
            ? message({ id: 'question.fault.empty' })
            : content.length > maxLength
              ? message({ id: 'question.fault.tooLong' })
              : null,
      }),
    async send({ firstLine, lastLine, content }) {
      const input = { submissionId, firstLine: Number(firstLine), lastLine: Number(lastLine), content };
      const result = (await ask({ variables: { input } })).data?.askAboutLines;
      if (!isSuccess(result) || !('question' in result)) return refusalOf(t, result, names);
      showToast('success', t({ id: 'question.asked' }));
      form.discard();
      void navigate(`/question/${result.question.id}`);
      return null;
    },
  });
  const { error, value, onValue } = form.field('content');
  const from = lineOf(form.values.firstLine, lineCount);
  const to = lineOf(form.values.lastLine, lineCount);
  const chooseAt = (event: MouseEvent<HTMLElement>) => {
    const line = lineAt(event, lineCount);
    if (line === null) return;
    const isRange = event.shiftKey && from !== null && line >= from;
    if (!isRange) form.setValue('firstLine', String(line));
    form.setValue('lastLine', String(line));
  };
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'question.readers' })}
        </Text>
        <Flex gap="3" wrap="wrap">
          <Box flex="1 1 8rem">
            <FormField
              label={t({ id: 'question.firstLine' })}
              inputMode="numeric"
              autoFocus
              {...form.field('firstLine')}
            />
          </Box>
          <Box flex="1 1 8rem">
            <FormField label={t({ id: 'question.lastLine' })} inputMode="numeric" {...form.field('lastLine')} />
          </Box>
        </Flex>
        <Box>
          <Text color="fg.muted" fontSize="xs" mb="1" hideBelow="md">
            {t({ id: 'question.clickHint' })}
          </Text>
          <Box position="relative" borderWidth="1px" borderRadius="l2" overflowY="auto" maxH="40dvh" onClick={chooseAt}>
            <CodeBlock
              code={code}
              language={editorLanguage(languageKey).highlight}
              label={t({ id: 'submission.code' })}
              behind={
                from === null || to === null || to < from ? null : (
                  <LineStrip bg="amber.subtle" style={placeOfLines({ from, to })} />
                )
              }
            />
          </Box>
        </Box>
        <Field.Root invalid={error !== null}>
          <MarkdownEditor label={t({ id: 'question.content' })} value={value} onValue={onValue} rows={5} />
          {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
        </Field.Root>
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'question.send' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

/** A line as it is typed; null: the code has no such line. */
function lineOf(text: string, lineCount: number): number | null {
  if (!/^[0-9]{1,6}$/.test(text.trim())) return null;
  const line = Number(text);
  return line >= 1 && line <= lineCount ? line : null;
}

/** The line that was clicked; null: none, or text was selected. */
function lineAt({ currentTarget, clientY }: MouseEvent<HTMLElement>, lineCount: number): number | null {
  const code = currentTarget.querySelector('code');
  if (code === null || document.getSelection()?.isCollapsed === false) return null;
  const { top, height } = code.getBoundingClientRect();
  const line = Math.floor(((clientY - top) / height) * lineCount) + 1;
  return line >= 1 && line <= lineCount ? line : null;
}
