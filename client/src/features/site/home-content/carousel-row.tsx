import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { MoveButtons } from '../../../components/row-button.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { TitleButton } from '../../../components/title-button.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { CarouselDialog } from './carousel-dialog.tsx';
import { useRemoveCarouselImageMutation, type ManagedCarousel_ImageFragment } from './home-content.generated.ts';

interface CarouselRowProps {
  readonly image: ManagedCarousel_ImageFragment;
  readonly place: { readonly number: number; readonly isFirst: boolean; readonly isLast: boolean };
  readonly isDragged: boolean;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onDropOn: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onChanged: () => void;
}

/** A picture of the home page, small, as it looks there. Dragged by a pointer; keys and fingers have the buttons. */
export function CarouselRow(props: CarouselRowProps) {
  const { image, place, isDragged, onDragStart, onDragEnd, onDropOn, onStep, onChanged } = props;
  const t = useText();
  const act = useAct();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [remove] = useRemoveCarouselImageMutation();
  const { id, url, alt, link } = image;
  const name = alt === '' ? t({ id: 'homeContent.imageNumber' }, { number: place.number }) : alt;
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { id } })).data?.removeCarouselImage,
      t({ id: 'homeContent.removed' }),
    );
    onChanged();
    // The row goes with its menu.
    if (isDone) focusHeading();
  };
  return (
    <Flex
      as="li"
      py="2"
      columnGap="3"
      rowGap="2"
      align="center"
      wrap="wrap"
      layerStyle="row"
      cursor="grab"
      opacity={isDragged ? 0.5 : 1}
      draggable
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropOn();
      }}
    >
      <chakra.img
        src={url}
        alt={alt}
        w="32"
        h="18"
        objectFit="cover"
        borderRadius="l2"
        borderWidth="1px"
        loading="lazy"
        draggable={false}
      />
      <Box flex="1 1 10rem" minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          <TitleButton onPress={() => setOpen('edit')}>{name}</TitleButton>
        </Box>
        <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {link ?? t({ id: 'homeContent.noLink' })}
        </Box>
      </Box>
      <Flex gap="2" wrap="wrap">
        <MoveButtons
          labels={{ up: t({ id: 'homeContent.up' }, { name }), down: t({ id: 'homeContent.down' }, { name }) }}
          isFirst={place.isFirst}
          isLast={place.isLast}
          onStep={onStep}
        />
        <RowMenu name={name}>
          <RowAct id="edit" onPress={() => setOpen('edit')}>
            {t({ id: 'siteContent.edit' })}
          </RowAct>
          <RowAct id="delete" isHarsh onPress={() => setOpen('delete')}>
            {t({ id: 'siteContent.delete' })}
          </RowAct>
        </RowMenu>
      </Flex>
      {open === 'edit' ? <CarouselDialog image={image} onDone={onChanged} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t({ id: 'homeContent.deleteTitle' }, { name })}
        text={t({ id: 'homeContent.deleteText' })}
        action={t({ id: 'siteContent.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setOpen(null)}
      />
    </Flex>
  );
}
