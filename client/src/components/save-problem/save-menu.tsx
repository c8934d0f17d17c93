import { Box, Button, Flex, Input, Popover, Portal, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { listsPart } from '../../lib/intl/parts/lists.ts';
import { useText } from '../../lib/intl/use-text.ts';
import {
  useProblemListsQuery,
  type SaveButton_ProblemFragment,
} from '../../lib/problem-lists/problem-lists.generated.ts';
import { useSaveProblem } from '../../lib/problem-lists/use-save-problem.ts';
import { CheckLabel } from '../form/check-label.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { TextLink } from '../text-link.tsx';

interface SaveMenuProps {
  readonly problem: SaveButton_ProblemFragment;
  /** The button that it belongs to. */
  readonly buttonId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which of the viewer's lists hold a problem: boxes to tick, and a field for a new list. */
export function SaveMenu({ problem, buttonId, isOpen, onClose }: SaveMenuProps) {
  return (
    <MoreSentences part={listsPart}>
      <Popover.Root
        open={isOpen}
        onOpenChange={({ open }) => (open ? undefined : onClose())}
        ids={{ trigger: buttonId }}
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content w="17rem" maxW="calc(100vw - 1rem)">
              <ListChoice problem={problem} onLeave={onClose} />
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </MoreSentences>
  );
}

function ListChoice({
  problem,
  onLeave,
}: {
  readonly problem: SaveButton_ProblemFragment;
  readonly onLeave: () => void;
}) {
  const t = useText();
  const { save, remove } = useSaveProblem(problem.id);
  const { data, error, refetch } = useProblemListsQuery({ fetchPolicy: 'cache-and-network' });
  const lists = data?.viewer.trainingLists;
  return (
    <>
      <Flex align="baseline" justify="space-between" gap="2" mb="2">
        <Popover.Title fontWeight="medium">{t({ id: 'lists.saveTitle' }, { id: problem.displayId })}</Popover.Title>
        <TextLink to="/training/mine" fontSize="sm" whiteSpace="nowrap" onClick={onLeave}>
          {t({ id: 'lists.mine' })}
        </TextLink>
      </Flex>
      <LoadingRows data={lists} error={error} onRetry={() => void refetch()} count={2} />
      {lists?.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'lists.none' })}
        </Text>
      ) : null}
      <Stack as="ul" listStyleType="none" gap="0" maxH="15rem" overflowY="auto" mx="-1">
        {lists?.map(({ id, title }) => (
          <Box as="li" key={id}>
            <CheckLabel w="full" px="1" py="1.5" overflowWrap="anywhere">
              <input
                type="checkbox"
                checked={problem.viewerListIds.includes(id)}
                onChange={({ target }) => void (target.checked ? save(id) : remove(id))}
              />
              {title}
            </CheckLabel>
          </Box>
        ))}
      </Stack>
      <NewList problem={problem} />
    </>
  );
}

function NewList({ problem }: Pick<SaveMenuProps, 'problem'>) {
  const t = useText();
  const { saveInNew } = useSaveProblem(problem.id);
  const [title, setTitle] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || title.trim() === '') return;
    setSending(true);
    if (await saveInNew(title.trim())) setTitle('');
    setSending(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Flex gap="2" mt="2" pt="3" borderTopWidth="1px">
        <Input
          size="sm"
          minW="0"
          aria-label={t({ id: 'lists.newTitle' })}
          placeholder={t({ id: 'lists.newTitle' })}
          autoComplete="off"
          maxLength={255}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {/* Not disabled, which would take the focus from it once the list is made. */}
        <Button type="submit" size="sm" variant="outline" aria-disabled={isSending || title.trim() === ''}>
          {t({ id: 'lists.create' })}
        </Button>
      </Flex>
    </form>
  );
}
