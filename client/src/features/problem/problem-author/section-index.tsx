import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withBrackets } from '../../../lib/intl/with-brackets.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { sections, type SectionName } from './form/sections.ts';

interface SectionIndexProps {
  readonly current: SectionName;
  /** Fields to be mended, by section. */
  readonly counts: ReadonlyMap<SectionName, number>;
  readonly onSection: (name: SectionName) => void;
}

/**
 * The parts of the form, and which of them have something to mend; a list to choose from where there is no room beside.
 */
export function SectionIndex({ current, counts, onSection }: SectionIndexProps) {
  const t = useText();
  const locale = useLocale();
  const labelOf = (label: string, count?: number) =>
    count === undefined ? label : withBrackets(`⚠ ${label}`, count, locale);
  return (
    <Box as="nav" aria-label={t({ id: 'author.sections' })} position={{ lg: 'sticky' }} top="16">
      <Choice
        hideFrom="lg"
        w="full"
        label={t({ id: 'author.sections' })}
        value={current}
        options={sections.map(({ name, label }) => [name, labelOf(t(label), counts.get(name))] as const)}
        onChange={(value) => onSection(sections.find(({ name }) => name === value)?.name ?? current)}
      />
      <Flex as="ol" listStyleType="none" direction="column" gap="0.5" hideBelow="lg">
        {sections.map(({ name, label }) => (
          <li key={name}>
            <Button
              w="full"
              size="sm"
              justifyContent="space-between"
              px="3"
              fontWeight={name === current ? 'semibold' : 'normal'}
              variant={name === current ? 'subtle' : 'ghost'}
              colorPalette={name === current ? 'accent' : 'gray'}
              aria-current={name === current ? 'step' : undefined}
              onClick={() => onSection(name)}
            >
              {t(label)}
              {counts.has(name) ? (
                <Badge colorPalette="red" variant="subtle" size="sm">
                  <Icon name="alert" size="3" />
                  <span aria-hidden>{counts.get(name)}</span>
                  <chakra.span srOnly>{t({ id: 'author.faultCount' }, { count: counts.get(name) ?? 0 })}</chakra.span>
                </Badge>
              ) : null}
            </Button>
          </li>
        ))}
      </Flex>
    </Box>
  );
}
