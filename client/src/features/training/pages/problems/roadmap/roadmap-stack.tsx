import { Box } from '@chakra-ui/react';
import type { TrainingRef } from '../../../../../lib/address/training-address.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../../lib/preferences/use-locale.ts';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';
import { roadmapLayout } from './roadmap-layout.ts';
import { SectionCard } from './section-card.tsx';

interface RoadmapStackProps {
  readonly training: TrainingRef;
  readonly sections: readonly TrainingProblems_SectionFragment[];
}

/** The roadmap of a phone: sections below each other, required ones first; words in place of the lines. */
export function RoadmapStack({ training, sections }: RoadmapStackProps) {
  const t = useText();
  const names = new Intl.ListFormat(useLocale());
  const { places } = roadmapLayout(sections);
  const columnOf = (id: string) => places.get(id)?.column ?? 0;
  const rowOf = (id: string) => places.get(id)?.row ?? 0;
  const ordered = sections.toSorted((a, b) => columnOf(a.id) - columnOf(b.id) || rowOf(a.id) - rowOf(b.id));
  return (
    <Box role="region" aria-label={t({ id: 'training.view.roadmap' })}>
      <Box as="ol" listStyleType="none" display="grid" gap="3" p="4">
        {ordered.map((section) => {
          const required = sections.filter(({ id }) => section.requiredSectionIds.includes(id));
          const titles = names.format(required.map(({ title }) => title));
          return (
            <li key={section.id}>
              <SectionCard
                training={training}
                section={section}
                remark={required.length === 0 ? '' : t({ id: 'training.roadmapAfter' }, { titles })}
              />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
