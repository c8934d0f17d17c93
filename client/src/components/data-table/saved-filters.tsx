import { Box, Button, Flex, Group } from '@chakra-ui/react';
import { useRef, useState, type FormEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../lib/intl/use-text.ts';
import { FormField } from '../form/form-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { filterIn, maxSavedFilters, useSavedFilters } from './use-saved-filters.ts';

/** Longest name of a filter. */
const maxName = 40;

interface SavedFiltersProps {
  /** Whose filters they are. */
  readonly table: string;
  readonly params: URLSearchParams;
}

/** Filters that were kept under a name, and the button that keeps the one that is set. */
export function SavedFilters({ table, params }: SavedFiltersProps) {
  const t = useText();
  const { saved, save, forget } = useSavedFilters(table);
  const [isNaming, setNaming] = useState(false);
  const saver = useRef<HTMLButtonElement>(null);
  const search = filterIn(params);
  const isSaved = saved.some((each) => each.search === search);
  const canSave = search !== '' && !isSaved;
  return (
    <>
      {saved.length === 0 ? null : (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={t({ id: 'table.saved' })}>
          {saved.map((each) => (
            <Box as="li" key={each.name} maxW="full">
              <Group attached maxW="full">
                <Button
                  asChild
                  size="xs"
                  minW="0"
                  variant={each.search === search ? 'subtle' : 'outline'}
                  colorPalette={each.search === search ? 'accent' : 'gray'}
                >
                  <RouterLink to={{ search: each.search }} aria-current={each.search === search ? 'true' : undefined}>
                    <Box as="span" truncate>
                      {each.name}
                    </Box>
                  </RouterLink>
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  px="1"
                  aria-label={t({ id: 'table.forget' }, { name: each.name })}
                  onClick={() => {
                    forget(each.name);
                    saver.current?.focus();
                  }}
                >
                  <Icon name="close" size="3" />
                </Button>
              </Group>
            </Box>
          ))}
        </Flex>
      )}
      <Button
        ref={saver}
        size="xs"
        variant="ghost"
        aria-disabled={!canSave}
        onClick={() => (canSave ? setNaming(true) : undefined)}
      >
        <Icon name="bookmark" size="3.5" />
        {t({ id: 'table.save' })}
      </Button>
      {isNaming ? (
        <NameDialog
          isFull={(name) => saved.length >= maxSavedFilters && saved.every((each) => each.name !== name)}
          onName={(name) => save({ name, search })}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

interface NameDialogProps {
  /** Is there no place for a filter of this name? */
  readonly isFull: (name: string) => boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ isFull, onName, onClose }: NameDialogProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '') setFault(t({ id: 'table.nameNeeded' }));
    else if (isFull(name)) setFault(t({ id: 'table.savedMax' }, { max: maxSavedFilters }));
    else {
      onName(name);
      onClose();
    }
  };
  return (
    <SheetDialog title={t({ id: 'table.save' })} size="xs" focusesField onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <FormField
          label={t({ id: 'table.name' })}
          hint={t({ id: 'table.nameHint' })}
          maxLength={maxName}
          autoComplete="off"
          value={text}
          error={fault}
          onValue={setText}
        />
        <Flex justify="flex-end" mt="3">
          <Button type="submit" size="sm" colorPalette="accent">
            {t({ id: 'table.keep' })}
          </Button>
        </Flex>
      </form>
    </SheetDialog>
  );
}
