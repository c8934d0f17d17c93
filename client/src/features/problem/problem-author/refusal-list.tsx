import { Box, Button } from '@chakra-ui/react';
import type { FieldError } from '../../../lib/failure/domain-error.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { sections, sectionOf } from './form/sections.ts';

interface RefusalListProps {
  readonly message: string;
  readonly fields: readonly FieldError[];
  /** Goes to a field. */
  readonly onField: (path: string) => void;
}

/** What the server refused, field by field, each with the way to its section. */
export function RefusalList({ message, fields, onField }: RefusalListProps) {
  const t = useText();
  return (
    <Box role="alert" mb="3" px="4" py="3" borderRadius="l3" bg="red.subtle" color="red.fg" fontSize="sm">
      {message}
      <Box as="ul" listStyleType="none" mt="1" _empty={{ display: 'none' }}>
        {fields.map(({ path, message: sentence }) => (
          <li key={path}>
            <Button
              size="2xs"
              variant="plain"
              px="0"
              color="red.fg"
              textDecoration="underline"
              onClick={() => onField(path)}
            >
              {t(sections.find(({ name }) => name === sectionOf(path))?.label ?? sections[0].label)}
            </Button>{' '}
            {sentence}
          </li>
        ))}
      </Box>
    </Box>
  );
}
