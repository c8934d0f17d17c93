import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { DropZone } from '../../../../components/drop-zone.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly kind: 'PERSONAL' | 'TRAINING';
  /** Text of the file. */
  readonly yaml: string;
  readonly onYaml: (yaml: string) => void;
  readonly onClose: () => void;
}

/** Takes a file or its text, shows what it would make or what is wrong with it, and makes it. */
export function ImportDialog({ kind, yaml, onYaml, onClose }: ImportDialogProps) {
  const t = useText();
  const { preview, failure, faults, isBusy, readFile, next } = useImport({ kind, yaml, onYaml });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await next();
    focusFirstFault(form);
  };
  return (
    <SheetDialog title={t({ id: 'training.file.importTitle' })} size="md" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <DropZone
            action={t({ id: 'training.file.choose' })}
            accept=".yaml,.yml"
            py="4"
            gap="3"
            wrap="wrap"
            isDisabled={isBusy}
            onFiles={([file]) => (file === undefined ? undefined : readFile(file))}
            hint={
              <Text color="fg.muted" fontSize="sm">
                {t({ id: 'training.file.drop' })}
              </Text>
            }
          />
          <FormField
            label={t({ id: 'training.file.text' })}
            hint={preview === null ? t({ id: 'training.file.format' }) : t({ id: 'training.file.checked' })}
            lines={10}
            value={yaml}
            error={failure}
            onValue={onYaml}
          />
          {faults.length === 0 ? null : (
            <Stack as="ul" listStyleType="none" gap="1" fontSize="sm" aria-label={t({ id: 'training.file.faults' })}>
              {faults.map(({ line, place, message }) => (
                <chakra.li key={`${line} ${place} ${message}`} overflowWrap="anywhere">
                  <chakra.span fontWeight="medium">{t({ id: 'training.file.line' }, { line })}</chakra.span>
                  {place === '' ? null : <chakra.span color="fg.muted"> {place}</chakra.span>}
                  {': '}
                  {message}
                </chakra.li>
              ))}
            </Stack>
          )}
          {preview === null ? null : <ImportPreview preview={preview} />}
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isBusy}>
              {preview === null ? t({ id: 'training.file.preview' }) : t({ id: 'training.file.import' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
