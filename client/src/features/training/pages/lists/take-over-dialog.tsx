import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { DifficultyBadge } from '../../../../components/difficulty-badge.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { OriginChangesQuery } from './origin.generated.ts';

type Changes = NonNullable<NonNullable<OriginChangesQuery['training']>['originChanges']>;

interface TakeOverDialogProps {
  readonly problems: readonly Changes['problems'][number]['problem'][];
  readonly isBusy: boolean;
  readonly onTake: (problemIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Which of the original's new problems a copy takes over; the others are not offered again. */
export function TakeOverDialog({ problems, isBusy, onTake, onClose }: TakeOverDialogProps) {
  const t = useText();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = problems.filter(({ id }) => !left.has(id));
  const toggle = (id: number) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]));
  return (
    <SheetDialog title={t({ id: 'lists.takeOverTitle' })} size="sm" onClose={onClose}>
      <Box color="fg.muted" fontSize="sm" mb="3">
        {t({ id: 'lists.takeOverHint' })}
      </Box>
      <Stack as="ul" listStyleType="none" gap="0" maxH="50dvh" overflowY="auto">
        {problems.map(({ id, displayId, title, difficulty }) => (
          <Box as="li" key={id}>
            <CheckLabel w="full" py="1.5">
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
              <chakra.span color="fg.muted">{displayId}</chakra.span>
              <chakra.span flex="1" overflowWrap="anywhere">
                {title}
              </chakra.span>
              <DifficultyBadge difficulty={difficulty} />
            </CheckLabel>
          </Box>
        ))}
      </Stack>
      <Flex justify="flex-end" mt="3">
        <Button
          size="sm"
          colorPalette="accent"
          disabled={chosen.length === 0}
          aria-disabled={isBusy}
          onClick={() => onTake(chosen.map(({ id }) => String(id)))}
        >
          {t({ id: 'lists.takeOver' }, { count: chosen.length })}
        </Button>
      </Flex>
    </SheetDialog>
  );
}
