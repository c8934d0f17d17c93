import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Choice } from '../../../../../components/choice.tsx';
import { MoveButtons } from '../../../../../components/row-button.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { ItemPlace, ItemRef } from './arrangement.ts';
import { DragHandle, useDraggedItem } from './drag.tsx';
import { itemElementId } from './part-element.ts';

/** How an item is moved. */
export interface ItemMoves {
  readonly canChange: boolean;
  /** Sections with their titles, the one before all sections included; only one: nothing to choose. */
  readonly sections: readonly (readonly [id: string, title: string])[];
  readonly onStep: (item: ItemRef, step: -1 | 1) => void;
  readonly onSection: (item: ItemRef, sectionId: string | null) => void;
  /** Ends when all moves are saved. */
  readonly whenSaved: () => Promise<void>;
}

/** An item in its place. */
export interface ArrangedRow {
  readonly item: ItemRef;
  readonly place: ItemPlace;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly moves: ItemMoves;
}

interface ArrangedItemProps extends ArrangedRow {
  /** For the names of the buttons. */
  readonly name: string;
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Small facts below the title. */
  readonly facts: ReactNode;
  readonly isOptional: boolean;
  /** A line below, cut where there is no room; empty: none. */
  readonly remark: string;
  /** Further buttons. */
  readonly acts: ReactNode;
}

/** A row of the editor: an item with what moves it. */
export function ArrangedItem({ item, place, isFirst, isLast, moves, ...shown }: ArrangedItemProps) {
  const t = useText();
  const { name, icon = null, title, facts, isOptional, remark, acts } = shown;
  const { canChange, sections, onStep, onSection } = moves;
  const { ref, handleRef, isDragging, isDropTarget } = useDraggedItem(item, place, !canChange);
  const named = { id: name };
  return (
    <Flex
      as="li"
      ref={ref}
      id={itemElementId(item)}
      tabIndex={-1}
      px="3"
      py="2.5"
      gap="2"
      columnGap="3"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      justify="space-between"
      align="center"
      layerStyle="row"
      bg="bg.panel"
      opacity={isDragging ? 0.8 : 1}
      boxShadow={isDropTarget ? 'inset 0 2px 0 {colors.accent.solid}' : undefined}
    >
      {canChange ? <DragHandle handleRef={handleRef} /> : null}
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Flex as="span" gap="1.5" align="center" fontWeight="medium">
          {icon}
          {/* A text that is itself a flex item does not break its words. */}
          <chakra.span minW="0">{title}</chakra.span>
        </Flex>
        <Flex columnGap="3" wrap="wrap" align="center" color="fg.muted" fontSize="xs" mt="0.5">
          {facts}
          {isOptional ? <Badge size="sm">{t({ id: 'trainings.optional' })}</Badge> : null}
        </Flex>
        {remark.trim() === '' ? null : (
          <Text color="fg.muted" fontSize="xs" lineClamp="1">
            {remark}
          </Text>
        )}
      </Box>
      {canChange ? (
        <Flex flex={{ base: '1 1 100%', md: 'none' }} minW="0" gap="1" wrap="wrap" justify="flex-end">
          {sections.length > 1 ? (
            <Choice
              size="xs"
              flex={{ base: '1 1 6rem', md: 'none' }}
              maxW="9rem"
              label={t({ id: 'trainings.sectionOf' }, named)}
              value={place.sectionId ?? ''}
              options={sections}
              onChange={(id) => onSection(item, id === '' ? null : id)}
            />
          ) : null}
          <MoveButtons
            labels={{ up: t({ id: 'trainings.moveUp' }, named), down: t({ id: 'trainings.moveDown' }, named) }}
            isFirst={isFirst}
            isLast={isLast}
            onStep={(step) => onStep(item, step)}
          />
          {acts}
        </Flex>
      ) : null}
    </Flex>
  );
}
