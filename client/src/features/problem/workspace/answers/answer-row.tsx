import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { formatBytes } from '../../../../lib/format/format-bytes.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

interface AnswerRowProps {
  /** What the file is asked for as. */
  readonly name: string;
  readonly file: File | null;
  readonly isDisabled: boolean;
  readonly onFile: (file: File | null) => void;
}

/** The file of one test case: chosen, or to be chosen. */
export function AnswerRow({ name, file, isDisabled, onFile }: AnswerRowProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex as="li" align="center" gap="2" py="1.5" borderBottomWidth="1px" minH="11">
      <Box color={file === null ? 'fg.subtle' : 'green.fg'} flexShrink="0">
        <Icon name={file === null ? 'file' : 'check'} />
      </Box>
      <Box flex="1" minW="0">
        <Box fontFamily="mono" fontSize="sm" wordBreak="break-all">
          {name}
        </Box>
        <Box color="fg.muted" fontSize="xs" wordBreak="break-all">
          {file === null ? t({ id: 'answers.none' }) : `${file.name} · ${formatBytes(file.size)}`}
        </Box>
      </Box>
      {file === null ? null : (
        <Button
          size="xs"
          variant="ghost"
          disabled={isDisabled}
          aria-label={t({ id: 'answers.removeFor' }, { name })}
          onClick={() => onFile(null)}
        >
          {t({ id: 'answers.remove' })}
        </Button>
      )}
      <Button
        size="xs"
        variant="outline"
        disabled={isDisabled}
        aria-label={
          file === null ? t({ id: 'answers.chooseFor' }, { name }) : t({ id: 'answers.replaceFor' }, { name })
        }
        onClick={() => input.current?.click()}
      >
        {file === null ? t({ id: 'answers.chooseOne' }) : t({ id: 'answers.replace' })}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t({ id: 'answers.chooseFor' }, { name })}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          target.value = '';
        }}
      />
    </Flex>
  );
}
