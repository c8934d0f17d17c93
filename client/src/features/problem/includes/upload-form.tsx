import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Panel } from '../../../components/panel.tsx';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { FailingCheckersDocument, IncludesPageDocument, useUploadJudgeIncludeMutation } from './includes.generated.ts';
import { readInclude } from './read-include.ts';

interface UploadFormProps {
  /** Names of the files there are: another file of such a name replaces it. */
  readonly presentNames: readonly string[];
}

/** Uploads one file. One that is refused stays chosen, with the reason beside it. */
export function UploadForm({ presentNames }: UploadFormProps) {
  const t = useText();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [upload, { loading }] = useUploadJudgeIncludeMutation({
    refetchQueries: [IncludesPageDocument, FailingCheckersDocument],
  });
  const isReplacing = file !== null && presentNames.includes(file.name);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setFault(null);
  };
  const send = async (chosen: File) => {
    const read = await readInclude(chosen);
    if ('fault' in read) return setFault(t(read.fault));
    try {
      const { data } = await upload({ variables: { name: chosen.name, content: read.content } });
      const result = data?.uploadJudgeInclude;
      if (result?.__typename !== 'UploadJudgeIncludeSuccess') return setFault(domainErrorText(t, result));
      choose(null);
      showToast('success', t({ id: 'includes.uploaded' }, { name: chosen.name }));
    } catch (error) {
      setFault(failureText(t, error));
    }
  };
  return (
    <Panel px="4" py="3">
      <form
        aria-label={t({ id: 'includes.upload' })}
        onSubmit={(event) => {
          event.preventDefault();
          if (file !== null && !loading) void send(file);
        }}
      >
        <Flex align="center" gap="3" wrap="wrap">
          <FileButton isDisabled={loading} onFile={choose} />
          {file === null ? null : (
            <Box minW="0" wordBreak="break-word">
              {file.name}{' '}
              <Box as="span" color="fg.muted" fontSize="xs">
                {formatBytes(file.size)}
              </Box>
            </Box>
          )}
          <Button type="submit" size="sm" colorPalette="accent" disabled={file === null || loading}>
            {isReplacing ? t({ id: 'includes.replace' }) : t({ id: 'includes.upload' })}
          </Button>
        </Flex>
        {fault === null ? null : (
          <Flex role="alert" mt="2" gap="2" align="center" color="red.fg">
            <Icon name="alert" />
            {fault}
          </Flex>
        )}
        <Box role="status" mt="2" color={isReplacing ? 'amber.fg' : 'fg.muted'} fontSize="xs">
          {isReplacing ? t({ id: 'includes.willReplace' }, { name: file.name }) : t({ id: 'includes.limits' })}
        </Box>
      </form>
    </Panel>
  );
}

/** Opens the chooser of the system. The browser's own control speaks the browser's language instead of the page's. */
function FileButton({ isDisabled, onFile }: { readonly isDisabled: boolean; readonly onFile: (file: File) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" variant="outline" disabled={isDisabled} onClick={() => input.current?.click()}>
        <Icon name="file" />
        {t({ id: 'includes.choose' })}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t({ id: 'includes.choose' })}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
    </>
  );
}
