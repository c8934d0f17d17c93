import { Box, Button, chakra, Field, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useDeferredValue, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { applyEdit, type Edit, type Selected } from './markdown-marks.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { MentionList } from './mention-list.tsx';
import { useMarkdownUpload, type UploadFile } from './use-markdown-upload.ts';
import { useMentions } from './use-mentions.ts';

const Markdown = lazy(() =>
  import('../markdown/markdown.tsx').then(({ Markdown: component }) => ({ default: component })),
);

interface MarkdownEditorProps {
  /** What is written here, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Stores a file; left out where nothing can be uploaded. */
  readonly onUpload?: UploadFile;
  readonly rows?: number;
  /** In characters. */
  readonly maxLength?: number | undefined;
  /** Offers small pictures, where people talk. */
  readonly hasEmoji?: boolean;
  /** Takes the focus when it comes. */
  readonly autoFocus?: boolean;
}

/**
 * A text in Markdown beside what it looks like; on a narrow screen one behind the other. Files are pasted, dropped or
 * chosen. Names behind an @ are completed where `MentionSubjectContext` says so.
 */
export function MarkdownEditor({
  label,
  value,
  onValue,
  onUpload,
  rows = 6,
  maxLength,
  hasEmoji = false,
  autoFocus = false,
}: MarkdownEditorProps) {
  const t = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const edit = (make: (selected: Selected) => Edit) => {
    if (area.current !== null)
      applyEdit(
        area.current,
        make({ text: area.current.value, from: area.current.selectionStart, to: area.current.selectionEnd }),
      );
  };
  const mentions = useMentions(area);
  const upload = useMarkdownUpload(onUpload, edit);
  const take = (files: readonly File[], event: ClipboardEvent | DragEvent) => {
    if (onUpload === undefined || files.length === 0) return;
    event.preventDefault();
    void upload.send(files);
  };
  return (
    <Box borderWidth="1px" borderRadius="l2" w="full" bg="bg.panel" _focusWithin={{ borderColor: 'accent.focusRing' }}>
      <MarkdownToolbar
        label={label}
        hasEmoji={hasEmoji}
        onEdit={edit}
        {...(onUpload && { onFiles: (files: readonly File[]) => void upload.send(files) })}
      />
      <Flex hideFrom="lg" px="1" pt="1" gap="1">
        {[false, true].map((isPreview) => (
          <Button
            key={String(isPreview)}
            size="2xs"
            variant={isPreview === isPreviewed ? 'subtle' : 'ghost'}
            aria-pressed={isPreview === isPreviewed}
            onClick={() => setPreviewed(isPreview)}
          >
            {isPreview ? t({ id: 'markdown.preview' }) : t({ id: 'markdown.write' })}
          </Button>
        ))}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Field.Context>
          {({ getTextareaProps }) => (
            <Area
              {...getTextareaProps()}
              {...mentions.areaProps}
              ref={area}
              rows={rows}
              maxLength={maxLength}
              aria-label={label}
              autoFocus={autoFocus}
              display={{ base: isPreviewed ? 'none' : 'block', lg: 'block' }}
              value={value}
              onChange={(event) => onValue(event.target.value)}
              onPaste={(event) => take([...event.clipboardData.files], event)}
              onDragOver={(event) => (event.dataTransfer.types.includes('Files') ? event.preventDefault() : undefined)}
              onDrop={(event) => take([...event.dataTransfer.files], event)}
            />
          )}
        </Field.Context>
        <Preview
          label={t({ id: 'markdown.previewOf' }, { label })}
          source={value}
          isShown={isPreviewed}
          hasMentions={mentions.hasMentions}
        />
      </Grid>
      {mentions.list === null ? null : <MentionList {...mentions.list} />}
      <Box
        role="status"
        px="2.5"
        pb="1"
        fontSize="xs"
        color={upload.isRefused ? 'fg.error' : 'fg.muted'}
        _empty={{ display: 'none' }}
      >
        {upload.status}
      </Box>
    </Box>
  );
}

/** What the text looks like; it follows the typing when there is time. */
function Preview({
  label,
  source,
  isShown,
  hasMentions,
}: {
  readonly label: string;
  readonly source: string;
  readonly isShown: boolean;
  readonly hasMentions: boolean;
}) {
  const t = useText();
  const shown = useDeferredValue(source);
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      display={{ base: isShown ? 'block' : 'none', lg: 'block' }}
      px="3"
      py="2"
      minH="24"
      maxH="32rem"
      overflowY="auto"
      borderStartWidth={{ lg: '1px' }}
      bg="bg.subtle"
      borderBottomRadius="l2"
    >
      {shown.trim() === '' ? (
        <Box color="fg.subtle" fontSize="sm">
          {t({ id: 'markdown.nothing' })}
        </Box>
      ) : (
        <Suspense fallback={<Skeleton h="10" />}>
          <Markdown source={shown} hasMentions={hasMentions} />
        </Suspense>
      )}
    </Box>
  );
}

const Area = chakra('textarea', {
  base: {
    width: 'full',
    minH: '24',
    maxH: '32rem',
    // Grows with what is typed, where the browser can.
    fieldSizing: 'content',
    px: '2.5',
    py: '2',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    bg: 'transparent',
    resize: 'vertical',
    outline: 0,
  },
});
