import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

interface StarFieldProps {
  readonly names: readonly string[];
  readonly fault: string | null;
  readonly onNames: (names: readonly string[]) => void;
}

/** Star accounts: added one by one, trimmed; one that is there already is refused. */
export function StarField({ names, fault, onNames }: StarFieldProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [isDouble, setDouble] = useState(false);
  const add = () => {
    const name = text.trim();
    const isThere = names.some((known) => known.toLowerCase() === name.toLowerCase());
    setDouble(isThere);
    if (name === '' || isThere) return;
    onNames([...names, name]);
    setText('');
  };
  return (
    <Box>
      <FormField
        label={t({ id: 'maker.stars' })}
        hint={t({ id: 'maker.starsHint' })}
        maxLength={200}
        autoComplete="off"
        value={text}
        error={isDouble ? t({ id: 'maker.starTwice' }) : fault}
        onValue={(value) => {
          setText(value);
          setDouble(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        beside={
          <Button size="sm" variant="outline" onClick={add}>
            {t({ id: 'maker.addStar' })}
          </Button>
        }
      />
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" rowGap="lines" mt="2">
        {names.map((name) => (
          <Flex as="li" key={name} align="center" ps="2" borderWidth="1px" borderRadius="l2" fontSize="sm">
            {name}
            <Button
              size="2xs"
              variant="ghost"
              px="1"
              aria-label={t({ id: 'maker.removeStar' }, { name })}
              onClick={() => onNames(names.filter((each) => each !== name))}
            >
              <Icon name="close" size="3" />
            </Button>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
