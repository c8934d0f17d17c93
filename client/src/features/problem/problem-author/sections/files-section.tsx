import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useProblemForm } from '../form/form-context.ts';
import { TextAreaInput, TextInput } from '../form/text-fields.tsx';
import { newKey, type FileValues } from '../form/values.ts';
import { readTextFile } from './read-text-file.ts';
import { ItemAction, ItemFrame, Part } from './section-parts.tsx';

/** Files that programs and checkers find beside themselves. */
export function FilesSection() {
  const t = useText();
  return (
    <>
      <FileList list="userExtraFiles" title={t({ id: 'author.userFiles' })} hint={t({ id: 'author.userFilesHint' })} />
      <FileList
        list="judgeExtraFiles"
        title={t({ id: 'author.judgeFiles' })}
        hint={t({ id: 'author.judgeFilesHint' })}
      />
    </>
  );
}

interface FileListProps {
  readonly list: 'userExtraFiles' | 'judgeExtraFiles';
  readonly title: string;
  readonly hint: string;
}

function FileList({ list, title, hint }: FileListProps) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const { values, change } = useProblemForm();
  const files = values[list];
  const update = (next: (before: readonly FileValues[]) => readonly FileValues[]) =>
    change((before) => ({ ...before, [list]: next(before[list]) }));
  const set = (key: string, part: Partial<FileValues>) =>
    update((before) => before.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const addChosen = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      const content = await readTextFile(file);
      if (content === null) showToast('error', t({ id: 'author.fileNotText' }, { name: file.name }));
      else update((before) => [...before, { key: newKey(), name: file.name, content }]);
    }
  };
  return (
    <Part title={title} hint={hint}>
      <Box as="ul" listStyleType="none">
        {files.map(({ key, name, content }, index) => (
          <ItemFrame
            key={key}
            title={name === '' ? t({ id: 'author.fileNumber' }, { number: index + 1 }) : name}
            actions={
              <ItemAction
                label={t({ id: 'author.fileRemove' }, { name: name === '' ? String(index + 1) : name })}
                icon="cross"
                onClick={() => update((before) => before.filter((file) => file.key !== key))}
              />
            }
          >
            <TextInput
              path={`${list}.${index}.name`}
              isRequired
              label={t({ id: 'author.fileName' })}
              fontFamily="mono"
              value={name}
              onValue={(text) => set(key, { name: text })}
            />
            <Box mt="2">
              <TextAreaInput
                path={`${list}.${index}.content`}
                rows={6}
                label={t({ id: 'author.fileContent' })}
                value={content}
                onValue={(text) => set(key, { content: text })}
              />
            </Box>
          </ItemFrame>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          onClick={() => update((before) => [...before, { key: newKey(), name: '', content: '' }])}
        >
          {t({ id: 'author.fileAdd' })}
        </Button>
        <Button size="sm" variant="outline" onClick={() => chooser.current?.click()}>
          {t({ id: 'author.fileChoose' })}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t({ id: 'author.fileChoose' })}
          onChange={({ target }) => {
            void addChosen([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </Flex>
    </Part>
  );
}
