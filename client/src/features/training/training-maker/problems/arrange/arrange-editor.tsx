import { Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Panel } from '../../../../../components/panel.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { BankPanel } from '../bank-panel.tsx';
import { MaterialDialog } from '../dialogs/material-dialog.tsx';
import { SectionDialog } from '../dialogs/section-dialog.tsx';
import { ArrangedSection } from './arranged-section.tsx';
import { moveItem, placeOfItem, stepItem, stepSection, type ItemRef } from './arrangement.ts';
import { DragArea } from './drag.tsx';
import type { ManagedPlan } from './managed-plan.ts';
import { useMoves } from './use-moves.ts';

/** Sections and items of a training, and problems that could be added. */
export function ArrangeEditor({ plan }: { readonly plan: ManagedPlan }) {
  const t = useText();
  const { trainingId, canChange, canAddProblems, sections, stored } = plan;
  const [isAddingSection, setAddingSection] = useState(false);
  const [addsStepTo, setAddsStepTo] = useState<{ readonly sectionId: string | null } | null>(null);
  const { arrangement, announced, moveTo, moveSection, whenSaved } = useMoves(plan);
  const isEmpty = sections.length === 0 && stored.every(({ items }) => items.length === 0);
  const sectionChoice = [
    ['', t({ id: 'trainings.noSection' })],
    ...sections.map(({ id, shownTitle }) => [id, shownTitle] as const),
  ] as const;
  const moves = {
    canChange,
    sections: sectionChoice,
    whenSaved,
    onStep: (item: ItemRef, step: -1 | 1) => moveTo(item, stepItem(arrangement, item, step)),
    onSection: (item: ItemRef, sectionId: string | null) => {
      const index = arrangement.find((section) => section.sectionId === sectionId)?.items.length ?? 0;
      moveTo(item, moveItem(arrangement, item, { sectionId, index }));
    },
  };
  return (
    <>
      <DragArea
        onDrop={(item, place) => {
          const before = placeOfItem(arrangement, item);
          if (before?.sectionId !== place.sectionId || before.index !== place.index)
            moveTo(item, moveItem(arrangement, item, place));
        }}
      >
        {isEmpty ? (
          <Panel>
            <EmptyState
              icon="file"
              title={t({ id: 'trainings.noProblems' })}
              hint={t({ id: 'trainings.noProblemsHint' })}
            />
          </Panel>
        ) : (
          arrangement
            // Something can be dropped before the first section also while nothing is there.
            .filter(({ sectionId, items }) => sectionId !== null || canChange || items.length > 0)
            .map((part) => (
              <ArrangedSection
                key={part.sectionId ?? 'first'}
                plan={plan}
                part={part}
                arrangement={arrangement}
                moves={moves}
                onStep={(step) =>
                  part.sectionId === null
                    ? undefined
                    : moveSection(part.sectionId, stepSection(arrangement, part.sectionId, step))
                }
                onAddStep={() => setAddsStepTo({ sectionId: part.sectionId })}
              />
            ))
        )}
      </DragArea>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {canChange ? (
        <Flex mt="3" gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setAddingSection(true)}>
            <Icon name="queue" />
            {t({ id: 'trainings.addSection' })}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAddsStepTo({ sectionId: sections.at(-1)?.id ?? null })}>
            <Icon name="lines" />
            {t({ id: 'trainings.addStep' })}
          </Button>
        </Flex>
      ) : null}
      {canAddProblems ? <BankPanel trainingId={trainingId} sections={sectionChoice} /> : null}
      {isAddingSection ? <SectionDialog plan={plan} section={null} onClose={() => setAddingSection(false)} /> : null}
      {addsStepTo === null ? null : (
        <MaterialDialog
          trainingId={trainingId}
          material={null}
          sectionId={addsStepTo.sectionId}
          onClose={() => setAddsStepTo(null)}
        />
      )}
    </>
  );
}
