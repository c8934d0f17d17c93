import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Panel } from '../../../../../components/panel.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { CandidateList, type Candidate } from '../candidate-list.tsx';
import { MaterialDialog } from '../dialogs/material-dialog.tsx';
import { AddProblemDialog } from '../dialogs/problem-dialog.tsx';
import { SectionDialog } from '../dialogs/section-dialog.tsx';
import { ArrangedSection } from './arranged-section.tsx';
import { moveItem, placeOfItem, stepItem, stepSection, type Arrangement, type ItemRef } from './arrangement.ts';
import { DragArea } from './drag.tsx';
import type { ManagedPlan } from './managed-plan.ts';
import { useArrange } from './use-arrange.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Sections and items of a training, and problems that could be added. */
export function ArrangeEditor({ plan }: { readonly plan: ManagedPlan }) {
  const t = useText();
  const { trainingId, canChange, canAddProblems, sections, stored } = plan;
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [isAddingSection, setAddingSection] = useState(false);
  const [addsStepTo, setAddsStepTo] = useState<{ readonly sectionId: string | null } | null>(null);
  const { arrangement, arrange } = useArrange(trainingId, stored);
  const { list, keepFocus } = useKeptFocus(arrangement);
  const moveByKey = (next: Arrangement | null) => {
    keepFocus();
    void arrange(next);
  };
  const isEmpty = sections.length === 0 && stored.every(({ items }) => items.length === 0);
  const moves = {
    canChange,
    sections: [
      ['', t({ id: 'trainings.noSection' })],
      ...sections.map(({ id, shownTitle }) => [id, shownTitle] as const),
    ] as const,
    onStep: (item: ItemRef, step: -1 | 1) => moveByKey(stepItem(arrangement, item, step)),
    onSection: (item: ItemRef, sectionId: string | null) => {
      const index = arrangement.find((section) => section.sectionId === sectionId)?.items.length ?? 0;
      moveByKey(moveItem(arrangement, item, { sectionId, index }));
    },
  };
  return (
    <>
      <DragArea
        onDrop={(item, place) => {
          const before = placeOfItem(arrangement, item);
          if (before?.sectionId !== place.sectionId || before.index !== place.index)
            void arrange(moveItem(arrangement, item, place));
        }}
      >
        <Box ref={list}>
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
              .filter(({ sectionId, items }) => sectionId !== null || items.length > 0)
              .map((part) => (
                <ArrangedSection
                  key={part.sectionId ?? 'first'}
                  plan={plan}
                  part={part}
                  arrangement={arrangement}
                  moves={moves}
                  onStep={(step) =>
                    part.sectionId === null ? undefined : moveByKey(stepSection(arrangement, part.sectionId, step))
                  }
                  onAddStep={() => setAddsStepTo({ sectionId: part.sectionId })}
                />
              ))
          )}
        </Box>
      </DragArea>
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
      {canAddProblems ? (
        <Panel as="section" aria-label={t({ id: 'trainings.bank' })} p="3" mt="4">
          <Heading as="h2" size="sm" mb="2">
            {t({ id: 'trainings.bank' })}
          </Heading>
          <CandidateList
            trainingId={trainingId}
            action={t({ id: 'trainings.add' })}
            actionOf={(id) => t({ id: 'trainings.addOf' }, { id })}
            onChoose={setChosen}
          />
        </Panel>
      ) : null}
      {chosen === null ? null : (
        <AddProblemDialog
          key={chosen.id}
          trainingId={trainingId}
          candidate={chosen}
          hasSections={sections.length > 0}
          onClose={() => setChosen(null)}
        />
      )}
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
