import { Button, Field, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { isSuccess, type Outcome } from '../../lib/failure/domain-error.ts';
import { faultsOf } from '../../lib/form/entrance-fields.ts';
import { refusalOf, type Refusal } from '../../lib/form/refusal.ts';
import { useDraftedForm } from '../../lib/form/use-drafted-form.ts';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { FormError } from '../form/form-error.tsx';
import { MarkdownEditor } from '../markdown-editor/markdown-editor.tsx';
import { TextConflict } from '../text-history/text-conflict.tsx';

/** Longest comment or reply (specification, section 5); the server decides. */
const maxLength = 10_000;

interface WritingFormProps {
  /** Names its draft among those of the account. */
  readonly draft: string;
  readonly userId: string;
  /** What is written here. */
  readonly label: string;
  /** On the button. */
  readonly action: string;
  /** Said when it was sent. */
  readonly done: string;
  readonly rows: number;
  /** It was asked for: the text takes the focus. */
  readonly autoFocus?: boolean;
  /** What is changed, the same object each time; absent: a new text. */
  readonly saved?: SavedText;
  /** @param basis when the version was written that is changed; undefined: a new text. */
  readonly send: (content: string, basis: string | undefined) => Promise<Outcome>;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}

/** A stored text as its form was opened with it. */
interface SavedText {
  readonly content: string;
  readonly writtenAt: string;
  /** Where it is read. */
  readonly href: string;
}

/** A comment or a reply as it is written; what is typed outlives the page until it is sent. */
export function WritingForm({
  draft,
  userId,
  label,
  action,
  done,
  rows,
  autoFocus = false,
  saved,
  send,
  onDone,
  onCancel,
}: WritingFormProps) {
  const t = useText();
  const [conflictAt, setConflictAt] = useState<string | null>(null);
  const attempt = async (content: string, basis: string | undefined): Promise<Refusal | null> => {
    const result = await send(content, basis);
    if (!isSuccess(result)) {
      if (result?.writtenAt === undefined)
        return refusalOf(t, result, ['content'], { NewcomerLimitReached: 'content' });
      setConflictAt(result.writtenAt);
      return null;
    }
    showToast('success', done);
    form.discard();
    onDone?.();
    return null;
  };
  const form: ReturnType<typeof useDraftedForm<'content'>> = useDraftedForm<'content'>({
    form: draft,
    account: userId,
    saved: { content: saved?.content ?? '' },
    ...(saved !== undefined && { version: saved.writtenAt }),
    kept: ['content'],
    check: ({ content }) =>
      faultsOf({
        content:
          content.trim() === ''
            ? message({ id: 'comment.empty' })
            : content.trim().length > maxLength
              ? message({ id: 'comment.tooLong' })
              : null,
      }),
    send: ({ content }) => attempt(content, form.grownFrom),
  });
  /** Saves over what was saved in another tab. */
  const overwrite = async (basis: string) => {
    setConflictAt(null);
    const refusal = await attempt(form.values.content, basis);
    if (refusal !== null) form.refuse(refusal);
  };
  const { error, value, onValue } = form.field('content');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="2">
        <Field.Root invalid={error !== null}>
          <MarkdownEditor label={label} value={value} onValue={onValue} rows={rows} autoFocus={autoFocus} hasEmoji />
          {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
        </Field.Root>
        <FormError refusal={form.refusal} />
        <Flex gap="2">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {action}
          </Button>
          {onCancel === undefined ? null : (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t({ id: 'action.cancel' })}
            </Button>
          )}
        </Flex>
      </Stack>
      {saved === undefined ? null : (
        <TextConflict
          savedAt={conflictAt}
          href={saved.href}
          onOverwrite={() => void (conflictAt === null ? undefined : overwrite(conflictAt))}
          onClose={() => setConflictAt(null)}
        />
      )}
    </form>
  );
}
