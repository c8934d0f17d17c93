import { Box, chakra } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { sections, type Setting } from './setting-values.ts';

interface SectionNavProps {
  readonly sections: readonly Setting['section'][];
  readonly hasEnvironment: boolean;
}

/** Links to the sections that are shown: beside them, on narrow screens in a row that scrolls. */
export function SectionNav({ sections: shown, hasEnvironment }: SectionNavProps) {
  const t = useText();
  return (
    <Box
      as="nav"
      aria-label={t({ id: 'settings.sections' })}
      w={{ lg: '11rem' }}
      flexShrink="0"
      overflowX="auto"
      alignSelf={{ lg: 'flex-start' }}
      position={{ lg: 'sticky' }}
      top="16"
    >
      <Box as="ul" listStyleType="none" display="flex" flexDirection={{ base: 'row', lg: 'column' }} minW="max-content">
        {shown.map((section) => (
          <li key={section}>
            <SectionLink href={`#section-${section}`}>{t(sections[section])}</SectionLink>
          </li>
        ))}
        {hasEnvironment ? (
          <li>
            <SectionLink href="#section-environment">{t({ id: 'settings.section.environment' })}</SectionLink>
          </li>
        ) : null}
      </Box>
    </Box>
  );
}

const SectionLink = chakra('a', {
  base: {
    display: 'block',
    paddingInline: '2',
    paddingBlock: '1.5',
    fontSize: 'sm',
    color: 'fg.muted',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg', bg: 'bg.muted' },
  },
});
