import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useUpdateCarouselImageMutation, type ManagedCarousel_ImageFragment } from './home-content.generated.ts';

const fields = ['alt', 'link'] as const;
const maxAlt = 255;

interface CarouselDialogProps {
  readonly image: ManagedCarousel_ImageFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What a picture of the home page says, and where it leads. */
export function CarouselDialog({ image, onDone, onClose }: CarouselDialogProps) {
  const t = useText();
  const [update] = useUpdateCarouselImageMutation();
  const form = useEntranceForm<(typeof fields)[number]>({
    initial: { alt: image.alt, link: image.link ?? '' },
    check: () => ({}),
    async send({ alt, link }) {
      const input = { alt, link: link.trim() === '' ? null : link.trim() };
      const result = (await update({ variables: { id: image.id, input } })).data?.updateCarouselImage;
      if (result?.__typename !== 'UpdateCarouselImageSuccess') return refusalOf(t, result, fields);
      showToast('success', t({ id: 'siteContent.saved' }));
      onDone();
      onClose();
      return null;
    },
  });
  return (
    <SheetDialog title={t({ id: 'homeContent.editImage' })} size="sm" focusesField onClose={onClose}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3">
          <chakra.img src={image.url} alt="" w="full" maxH="12rem" objectFit="cover" borderRadius="l2" />
          <FormField
            label={t({ id: 'homeContent.alt' })}
            hint={t({ id: 'homeContent.altHint' })}
            maxLength={maxAlt}
            takesMore
            {...form.field('alt')}
          />
          <FormField
            label={t({ id: 'homeContent.link' })}
            hint={t({ id: 'homeContent.linkHint' })}
            {...form.field('link')}
          />
          <FormError refusal={form.refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
              {t({ id: 'siteContent.save' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
