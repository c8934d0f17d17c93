import { Text } from '@chakra-ui/react';
import { noRefusal } from '../../lib/form/refusal.ts';
import type { SentTable } from '../../lib/upload/sent-table.ts';
import { DropZone } from '../drop-zone.tsx';
import { FormError } from '../form/form-error.tsx';
import { FormField } from '../form/form-field.tsx';

interface TableFieldProps {
  readonly table: SentTable;
  /** What is wrong with the table; null when nothing is. */
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly labels: {
    readonly choose: string;
    /** Beside the button, as long as no file is chosen. */
    readonly drop: string;
    readonly text: string;
    /** Which columns there are. */
    readonly columns: string;
  };
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** Takes a table as a file or as pasted text; of a workbook, the text of its first sheet. */
export function TableField({ table, error, isBusy, labels, onText, onFile }: TableFieldProps) {
  return (
    <>
      <DropZone
        action={labels.choose}
        accept=".csv,.tsv,.txt,.xlsx"
        py="4"
        gap="3"
        wrap="wrap"
        isDisabled={isBusy}
        onFiles={([file]) => (file === undefined ? undefined : onFile(file))}
        hint={
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {table.name ?? labels.drop}
          </Text>
        }
      />
      <FormField
        label={labels.text}
        hint={labels.columns}
        lines={8}
        value={'text' in table ? table.text : ''}
        error={null}
        onValue={onText}
      />
      {/* Not of the field alone: the table may be a file, and what the field takes is to be read beside the fault. */}
      <FormError refusal={{ ...noRefusal, form: error }} />
    </>
  );
}
