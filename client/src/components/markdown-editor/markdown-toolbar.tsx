import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import { EmojiMenu } from './emoji-menu.tsx';
import { insertBlock, insertText, prefixLines, wrap, type Edit, type Selected } from './markdown-marks.ts';

const table = '| A | B |\n| --- | --- |\n| 1 | 2 |';

/** What the buttons write. `face` is what stands on the button: the mark itself, as those who know Markdown read it. */
const marks = [
  {
    label: message({ id: 'markdown.heading' }),
    face: 'H',
    edit: (selected: Selected) => prefixLines(selected, '### '),
  },
  {
    label: message({ id: 'markdown.bold' }),
    face: <b>B</b>,
    edit: (selected: Selected, word: string) => wrap(selected, '**', '**', word),
  },
  {
    label: message({ id: 'markdown.italic' }),
    face: <i>I</i>,
    edit: (selected: Selected, word: string) => wrap(selected, '*', '*', word),
  },
  {
    label: message({ id: 'markdown.code' }),
    face: '‹›',
    edit: (selected: Selected, word: string) =>
      selected.text.slice(selected.from, selected.to).includes('\n')
        ? wrap(selected, '```\n', '\n```', word)
        : wrap(selected, '`', '`', word),
  },
  {
    label: message({ id: 'markdown.formula' }),
    face: '∑',
    edit: (selected: Selected) => wrap(selected, '$', '$', 'x'),
  },
  {
    label: message({ id: 'markdown.list' }),
    face: <Icon name="lines" />,
    edit: (selected: Selected) => prefixLines(selected, '- '),
  },
  {
    label: message({ id: 'markdown.orderedList' }),
    face: '①',
    edit: (selected: Selected) => prefixLines(selected, '1. '),
  },
  { label: message({ id: 'markdown.quote' }), face: '❝', edit: (selected: Selected) => prefixLines(selected, '> ') },
  {
    label: message({ id: 'markdown.link' }),
    face: <Icon name="link" />,
    edit: (selected: Selected, word: string) => wrap(selected, '[', '](https://)', word),
  },
  { label: message({ id: 'markdown.table' }), face: '▦', edit: (selected: Selected) => insertBlock(selected, table) },
] as const satisfies readonly {
  readonly label: { readonly id: string };
  readonly face: ReactNode;
  readonly edit: (selected: Selected, word: string) => Edit;
}[];

interface MarkdownToolbarProps {
  /** Of the text it is for. */
  readonly label: string;
  readonly hasEmoji: boolean;
  readonly onEdit: (edit: (selected: Selected) => Edit) => void;
  /** Left out where nothing can be uploaded. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** Buttons that write Markdown's marks, and those that upload. */
export function MarkdownToolbar({ label, hasEmoji, onEdit, onFiles }: MarkdownToolbarProps) {
  const t = useText();
  return (
    <Flex
      role="toolbar"
      aria-label={t({ id: 'markdown.toolbar' }, { label })}
      wrap="wrap"
      gap="0.5"
      rowGap="lines"
      px="1"
      py="0.5"
      borderBottomWidth="1px"
      bg="bg.subtle"
      borderTopRadius="l2"
    >
      {marks.map(({ label: name, face, edit }) => (
        <Button
          key={name.id}
          size="2xs"
          variant="ghost"
          px="1.5"
          minW="max(1.75rem, {sizes.dense})"
          title={t(name)}
          aria-label={t(name)}
          onClick={() => onEdit((selected) => edit(selected, t({ id: 'markdown.word' })))}
        >
          <span aria-hidden>{face}</span>
        </Button>
      ))}
      {hasEmoji ? <EmojiMenu onEmoji={(emoji) => onEdit((selected) => insertText(selected, emoji))} /> : null}
      {onFiles === undefined ? null : (
        <>
          <Box w="1px" my="1" mx="1" bg="border" />
          <FileButton label={t({ id: 'markdown.image' })} accept="image/*" onFiles={onFiles}>
            {t({ id: 'markdown.image' })}
          </FileButton>
          <FileButton label={t({ id: 'markdown.file' })} onFiles={onFiles}>
            {t({ id: 'markdown.file' })}
          </FileButton>
        </>
      )}
    </Flex>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

function FileButton({ label, accept, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="2xs" variant="ghost" px="1.5" fontWeight="normal" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
