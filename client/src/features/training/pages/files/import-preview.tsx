import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { ImportPreview_PreviewFragment } from './list-files.generated.ts';

/** What an import would make. */
export function ImportPreview({ preview }: { readonly preview: ImportPreview_PreviewFragment }) {
  const t = useText();
  const headingId = useId();
  const { title, licence, source, problemCount, materialCount, sections, missingProblems } = preview;
  return (
    <Stack as="section" aria-labelledby={headingId} gap="3" p="3" borderWidth="1px" borderRadius="l2" fontSize="sm">
      <Heading as="h3" size="sm" id={headingId} overflowWrap="anywhere">
        {title}
      </Heading>
      <FactList>
        <Fact label={t({ id: 'training.problems' })}>{problemCount}</Fact>
        <Fact label={t({ id: 'training.file.materials' })}>{materialCount}</Fact>
        <Fact label={t({ id: 'training.file.licence' })}>{licence}</Fact>
        <Fact label={t({ id: 'training.file.source' })}>{source}</Fact>
      </FactList>
      {sections.length === 0 ? null : (
        <Part title={t({ id: 'training.file.sections' })}>
          {sections.map((section, index) => (
            <chakra.li key={`${index} ${section.title}`} overflowWrap="anywhere">
              {section.title}{' '}
              <chakra.span color="fg.muted">
                {t(
                  { id: 'training.file.counts' },
                  { problems: section.problemCount, materials: section.materialCount },
                )}
              </chakra.span>
            </chakra.li>
          ))}
        </Part>
      )}
      {missingProblems.length === 0 ? null : (
        <Part
          title={t({ id: 'training.file.missing' }, { count: missingProblems.length })}
          hint={t({ id: 'training.file.missingHint' })}
        >
          {missingProblems.map(({ displayId, title: name }) => (
            <chakra.li key={displayId} overflowWrap="anywhere">
              <chakra.span color="fg.muted">{displayId}</chakra.span> {name}
            </chakra.li>
          ))}
        </Part>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A list that scrolls when it is long. */
function Part({ title, hint, children }: PartProps) {
  const headingId = useId();
  return (
    <Box>
      <Heading as="h4" size="xs" mb="1" id={headingId}>
        {title}
      </Heading>
      {hint === undefined ? null : (
        <Text color="fg.muted" mb="1">
          {hint}
        </Text>
      )}
      <Box role="region" aria-labelledby={headingId} tabIndex={0} maxH="40" overflowY="auto" focusVisibleRing="inside">
        <Stack as="ul" listStyleType="none" gap="1">
          {children}
        </Stack>
      </Box>
    </Box>
  );
}
