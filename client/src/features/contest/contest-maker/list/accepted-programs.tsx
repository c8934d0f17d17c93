import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { fileAddress } from '../../../../lib/download/file-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { ManagedContestRow_ContestFragment } from './managed-contests.generated.ts';

/** What the archive may have a folder for. */
const splits = [
  { value: 'user', label: message({ id: 'maker.programs.byUser' }) },
  { value: 'problem', label: message({ id: 'maker.programs.byProblem' }) },
] as const;

interface AcceptedProgramsProps {
  readonly contest: Pick<ManagedContestRow_ContestFragment, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** The dialog to download a contest's accepted programs. */
export function AcceptedPrograms({ contest: { id, title }, onClose }: AcceptedProgramsProps) {
  const t = useText();
  const [split, setSplit] = useState<(typeof splits)[number]['value']>('user');
  const [isWithoutAdmins, setWithoutAdmins] = useState(false);
  const chosen = { cid: String(id), splitType: split, excludeAdmin: String(isWithoutAdmins) };
  return (
    <SheetDialog title={t({ id: 'maker.programsOf' }, { title })} size="xs" onClose={onClose}>
      <Stack gap="3" align="start">
        <Box fontSize="sm" color="fg.muted">
          {t({ id: 'maker.programs.hint' })}
        </Box>
        <Stack as="fieldset" gap="2">
          <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
            {t({ id: 'maker.programs.split' })}
          </chakra.legend>
          {splits.map(({ value, label }) => (
            <CheckLabel key={value}>
              <input type="radio" name="split" checked={split === value} onChange={() => setSplit(value)} />
              {t(label)}
            </CheckLabel>
          ))}
        </Stack>
        <CheckLabel>
          <input
            type="checkbox"
            checked={isWithoutAdmins}
            onChange={(event) => setWithoutAdmins(event.target.checked)}
          />
          {t({ id: 'maker.programs.withoutAdmins' })}
        </CheckLabel>
        <Flex justify="flex-end" w="full">
          <Button asChild size="sm" colorPalette="accent">
            <a href={fileAddress('download-contest-ac-submission', chosen)} download onClick={onClose}>
              {t({ id: 'maker.programs.download' })}
            </a>
          </Button>
        </Flex>
      </Stack>
    </SheetDialog>
  );
}
