import { Box, Heading } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusLater } from '../../../../lib/keyboard/focus-later.ts';
import { CandidateList } from './candidate-list.tsx';
import { AddProblemDialog } from './dialogs/add-problem-dialog.tsx';
import { SelectedProblems } from './selected-problems.tsx';
import { useProblemSelection, type Candidate } from './use-problem-selection.ts';

interface BankPanelProps {
  readonly trainingId: string;
  /** With the one before all sections, whose id is empty. */
  readonly sections: readonly (readonly [id: string, title: string])[];
}

/** Problems of the bank that could be added; the focus stays in their list. */
export function BankPanel({ trainingId, sections }: BankPanelProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ readonly candidate: Candidate; readonly index: number } | null>(null);
  const selection = useProblemSelection();
  // The next problem is often for the same section.
  const [lastSectionId, setSectionId] = useState<string | null>(null);
  const sectionId = sections.some(([id]) => id === lastSectionId) ? lastSectionId : null;
  const focusNext = (index: number) =>
    focusLater(() => {
      const left = [...(panel.current?.querySelectorAll<HTMLElement>('[data-candidate]') ?? [])];
      return left[Math.min(index, left.length - 1)] ?? panel.current?.querySelector('input') ?? null;
    });
  return (
    <Panel as="section" aria-label={t({ id: 'trainings.bank' })} p="3" mt="4">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'trainings.bank' })}
      </Heading>
      <Box ref={panel}>
        <CandidateList
          trainingId={trainingId}
          action={t({ id: 'trainings.add' })}
          actionOf={(id) => t({ id: 'trainings.addOf' }, { id })}
          selection={selection}
          onChoose={(candidate, index) => setChosen({ candidate, index })}
        />
        <SelectedProblems
          trainingId={trainingId}
          selection={selection}
          sectionId={sectionId}
          sections={sections}
          onSection={setSectionId}
          onAdded={() => focusNext(0)}
        />
      </Box>
      {chosen === null ? null : (
        <AddProblemDialog
          key={chosen.candidate.id}
          trainingId={trainingId}
          candidate={chosen.candidate}
          sections={sections}
          sectionId={sectionId}
          onAdded={(to) => {
            setSectionId(to);
            focusNext(chosen.index);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
