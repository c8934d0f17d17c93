import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { MoveButtons, RowButton } from '../../../../../components/row-button.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../../lib/preferences/use-locale.ts';
import { DeleteButton, DialogButton } from '../../row-buttons.tsx';
import { ChooseProblemDialog } from '../dialogs/choose-problem-dialog.tsx';
import { SectionDialog } from '../dialogs/section-dialog.tsx';
import {
  useDeleteTrainingSectionMutation,
  type ManagedTraining_SectionFragment,
} from '../managed-problems.generated.ts';
import { reloadPlan } from '../reload-plan.ts';
import type { ItemMoves } from './arranged-item.tsx';
import { ArrangedMaterial } from './arranged-material.tsx';
import { ArrangedProblem } from './arranged-problem.tsx';
import { stepItem, stepSection, type ArrangedSection as ArrangedPart, type Arrangement } from './arrangement.ts';
import { useDropSection } from './drag.tsx';
import type { ManagedPlan } from './managed-plan.ts';
import { sectionElementId } from './part-element.ts';

interface ArrangedSectionProps {
  readonly plan: ManagedPlan;
  readonly part: ArrangedPart;
  readonly arrangement: Arrangement;
  readonly moves: ItemMoves;
  readonly onStep: (step: -1 | 1) => void;
  readonly onAddStep: () => void;
}

/** A section with its items, or the items before all sections. */
export function ArrangedSection({ plan, part, arrangement, moves, onStep, onAddStep }: ArrangedSectionProps) {
  const t = useText();
  const { sectionId, items } = part;
  const section = plan.sections.find(({ id }) => id === sectionId);
  const { ref, isDropTarget } = useDropSection(sectionId, items.length, !plan.canChange);
  return (
    <chakra.section
      ref={ref}
      {...(sectionId !== null && { id: sectionElementId(sectionId) })}
      display="block"
      mb="3"
      // Room to drop something behind the last item.
      pb={plan.canChange && (section !== undefined || items.length > 0) ? '4' : '0'}
      bg="bg.panel"
      borderWidth="1px"
      borderStyle={section === undefined && items.length === 0 ? 'dashed' : 'solid'}
      borderRadius="l3"
      aria-label={
        section?.shownTitle ??
        (plan.sections.length === 0 ? t({ id: 'trainings.problems' }) : t({ id: 'trainings.noSection' }))
      }
      borderColor={isDropTarget ? 'accent.solid' : 'border'}
    >
      {section === undefined ? null : (
        <SectionBar
          plan={plan}
          section={section}
          isFirst={stepSection(arrangement, section.id, -1) === null}
          isLast={stepSection(arrangement, section.id, 1) === null}
          onStep={onStep}
          onAddStep={onAddStep}
          sections={moves.sections}
          whenSaved={moves.whenSaved}
        />
      )}
      {items.length === 0 ? (
        <Text px="3" py={section === undefined ? '2' : '4'} color="fg.muted" fontSize="sm">
          {section === undefined ? t({ id: 'trainings.emptyFirst' }) : t({ id: 'trainings.emptySection' })}
        </Text>
      ) : null}
      <Box as="ul" listStyleType="none" aria-label={section?.shownTitle ?? t({ id: 'trainings.problems' })}>
        {items.map((item, index) => {
          const row = {
            item,
            place: { sectionId, index },
            isFirst: stepItem(arrangement, item, -1) === null,
            isLast: stepItem(arrangement, item, 1) === null,
            moves,
          };
          const key = `${item.kind} ${item.id}`;
          const problem = item.kind === 'problem' ? plan.problems.get(item.id) : undefined;
          const material = item.kind === 'material' ? plan.materials.get(item.id) : undefined;
          if (problem !== undefined) return <ArrangedProblem key={key} plan={plan} problem={problem} row={row} />;
          if (material !== undefined) return <ArrangedMaterial key={key} plan={plan} material={material} row={row} />;
          return null;
        })}
      </Box>
    </chakra.section>
  );
}

interface SectionBarProps
  extends Pick<ArrangedSectionProps, 'plan' | 'onStep' | 'onAddStep'>, Pick<ItemMoves, 'sections' | 'whenSaved'> {
  readonly section: ManagedTraining_SectionFragment;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function SectionBar({ plan, section, sections, whenSaved, isFirst, isLast, onStep, onAddStep }: SectionBarProps) {
  const t = useText();
  const [remove] = useDeleteTrainingSectionMutation(reloadPlan());
  const { id, shownTitle: title, needed, requiredSectionIds, itemCount } = section;
  const named = { id: title };
  const required = plan.sections.filter((other) => requiredSectionIds.includes(other.id));
  const titles = new Intl.ListFormat(useLocale()).format(required.map((other) => other.shownTitle));
  return (
    <Flex px="3" py="2" gap="2" wrap="wrap" align="center" bg="bg.subtle" borderBottomWidth="1px" borderTopRadius="l3">
      <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
          {needed === null || itemCount === 0 ? null : (
            <span>{t({ id: 'trainings.neededIs' }, { needed: Math.min(needed, itemCount) })}</span>
          )}
          {required.length === 0 ? null : (
            <chakra.span minW="0">{t({ id: 'trainings.requires' }, { titles })}</chakra.span>
          )}
        </Flex>
      </Box>
      {plan.canChange ? (
        <Flex gap="1" wrap="wrap">
          <MoveButtons
            labels={{
              up: t({ id: 'trainings.moveSectionUp' }, named),
              down: t({ id: 'trainings.moveSectionDown' }, named),
            }}
            isFirst={isFirst}
            isLast={isLast}
            onStep={onStep}
          />
          {plan.canAddProblems ? (
            <DialogButton
              label={t({ id: 'trainings.addProblemTo' }, named)}
              dialog={(onClose) => (
                <ChooseProblemDialog
                  trainingId={plan.trainingId}
                  sections={sections}
                  section={{ id, title }}
                  onClose={onClose}
                />
              )}
            >
              {t({ id: 'trainings.addProblem' })}
            </DialogButton>
          ) : null}
          <RowButton label={t({ id: 'trainings.addStepTo' }, named)} onPress={onAddStep}>
            {t({ id: 'trainings.addStep' })}
          </RowButton>
          <DialogButton
            label={t({ id: 'trainings.changeOf' }, named)}
            dialog={(onClose) => <SectionDialog plan={plan} section={section} onClose={onClose} />}
          >
            {t({ id: 'trainings.change' })}
          </DialogButton>
          <DeleteButton
            title={title}
            text={t({ id: 'trainings.deleteSectionText' })}
            whenSaved={whenSaved}
            onRemove={async () => (await remove({ variables: { input: { id } } })).data?.deleteTrainingSection}
          />
        </Flex>
      ) : null}
    </Flex>
  );
}
