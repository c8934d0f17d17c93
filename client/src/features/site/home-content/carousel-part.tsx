import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { DropZone } from '../../../components/drop-zone.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { sendPicture } from '../../../lib/upload/send-picture.ts';
import { CarouselRow } from './carousel-row.tsx';
import { useManagedCarouselQuery, useOrderCarouselMutation } from './home-content.generated.ts';
import { Part } from './part.tsx';
import { pictureAccept, pictureFault, pictureTypes } from './picture-file.ts';

/** Limits of the server. */
const maxBytes = 8 * 1_048_576;
const maxMegabytes = 8;
const maxImages = 20;
const uploadPath = '/api/file/upload-carouse-img';

/** Pictures of the home page: upload, order by dragging or by buttons, words, link. */
export function CarouselPart() {
  const t = useText();
  const locale = useLocale();
  const act = useAct();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { data, error, refetch } = useManagedCarouselQuery({ fetchPolicy: 'cache-and-network' });
  const [order] = useOrderCarouselMutation();
  const images = data?.carousel ?? [];
  const send = async (file: File) => {
    const wrong = pictureFault(file, maxBytes);
    setFault(
      wrong === null ? null : t(wrong, { name: file.name, types: joinList(pictureTypes, locale), size: maxMegabytes }),
    );
    if (wrong !== null) return;
    setShare(0);
    const sent = await sendPicture(uploadPath, file, setShare);
    setShare(null);
    if (!sent.isDone) {
      setFault(sent.message ?? t({ id: 'homeContent.fault.lost' }));
      return;
    }
    await refetch();
    showToast('success', t({ id: 'homeContent.uploaded' }));
  };
  const move = (from: number, to: number) => {
    const ids = images.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (id === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, id);
    void act(
      async () => {
        const result = (await order({ variables: { ids } })).data?.orderCarousel;
        await refetch();
        return result;
      },
      t({ id: 'homeContent.ordered' }),
    );
  };
  return (
    <Part title={t({ id: 'homeContent.carousel' })} hint={t({ id: 'homeContent.carouselHint' }, { max: maxImages })}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={2} height="89px" />
      {data?.carousel.length === 0 ? <EmptyState title={t({ id: 'homeContent.noImages' })} /> : null}
      {images.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'homeContent.carousel' })}>
          {images.map((image, index) => (
            <CarouselRow
              key={image.id}
              image={image}
              place={{ number: index + 1, isFirst: index === 0, isLast: index === images.length - 1 }}
              isDragged={dragged === index}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDropOn={() => {
                if (dragged !== null && dragged !== index) move(dragged, index);
                setDragged(null);
              }}
              onStep={(step) => move(index, index + step)}
              onChanged={() => void refetch()}
            />
          ))}
        </Box>
      ) : null}
      <DropZone
        mt="3"
        py="4"
        gap="3"
        wrap="wrap"
        action={t({ id: 'homeContent.upload' })}
        accept={pictureAccept}
        isDisabled={share !== null || images.length >= maxImages}
        onFiles={([file]) => {
          if (file !== undefined) void send(file);
        }}
        hint={
          <Box color="fg.muted" fontSize="xs">
            {t({ id: 'homeContent.uploadHint' }, { types: joinList(pictureTypes, locale), size: maxMegabytes })}
          </Box>
        }
      />
      {share === null ? null : <ProgressBar mt="2" label={t({ id: 'homeContent.uploading' })} share={share} />}
      <Flex role="alert" mt="2" color="red.fg" fontSize="sm" _empty={{ mt: '0' }}>
        {fault}
      </Flex>
    </Part>
  );
}
