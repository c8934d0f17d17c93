import { chakra } from '@chakra-ui/react';
import { pointerIntersection } from '@dnd-kit/collision';
import { Accessibility, PointerActivationConstraints } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { ItemPlace, ItemRef } from './arrangement.ts';

/** A finger on a handle drags at once: by default it would have to rest there first. */
const handleSensor = PointerSensor.configure({
  activationConstraints: [new PointerActivationConstraints.Distance({ value: 3 })],
});

const ofItem = 1;
const ofSection = 0;

interface DragAreaProps {
  readonly onDrop: (item: ItemRef, place: ItemPlace) => void;
  readonly children: ReactNode;
}

/** Items inside are dragged by their handles with a pointer. Keys have buttons beside each item. */
export function DragArea({ onDrop, children }: DragAreaProps) {
  return (
    <DragDropProvider
      sensors={[handleSensor]}
      // It would make the handles focusable buttons.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const item: unknown = source?.data['item'];
        const place: unknown = target?.data['place'];
        if (!canceled && isItem(item) && isPlace(place)) onDrop(item, place);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/** Makes an item draggable, and a target: what is dropped on it takes its place. */
export function useDraggedItem(item: ItemRef, place: ItemPlace, isDisabled: boolean) {
  const id = `${item.kind} ${item.id}`;
  const { ref: dragRef, handleRef, isDragging } = useDraggable({ id, data: { item }, disabled: isDisabled });
  const { ref: dropRef, isDropTarget } = useDroppable({
    id: `on ${id}`,
    data: { place },
    collisionDetector: pointerIntersection,
    collisionPriority: ofItem,
    disabled: isDisabled,
  });
  const ref = (element: Element | null) => {
    dragRef(element);
    dropRef(element);
  };
  return { ref, handleRef, isDragging, isDropTarget: isDropTarget && !isDragging };
}

/** Makes a section a target: what is dropped on it becomes its last item. */
export function useDropSection(sectionId: string | null, itemCount: number, isDisabled: boolean) {
  return useDroppable({
    id: `section ${sectionId ?? 'first'}`,
    data: { place: { sectionId, index: itemCount } },
    collisionDetector: pointerIntersection,
    collisionPriority: ofSection,
    disabled: isDisabled,
  });
}

/** Where a pointer takes hold of an item; hidden from keys and screen readers. */
export function DragHandle({ handleRef }: { readonly handleRef: (element: Element | null) => void }) {
  const t = useText();
  return (
    <Handle ref={handleRef} aria-hidden="true" title={t({ id: 'trainings.drag' })} data-testid="drag-handle">
      ⠿
    </Handle>
  );
}

function isItem(value: unknown): value is ItemRef {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;
}

function isPlace(value: unknown): value is ItemPlace {
  return typeof value === 'object' && value !== null && 'sectionId' in value && 'index' in value;
}

const Handle = chakra('span', {
  base: {
    px: '1.5',
    py: '1',
    color: 'fg.subtle',
    cursor: 'grab',
    userSelect: 'none',
    // A finger on it drags and does not scroll.
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});
