import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DropZone } from '../../../components/drop-zone.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf, withoutFault, type Refusal } from '../../../lib/form/refusal.ts';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useRemoveFooterPictureMutation,
  useSetFooterPictureMutation,
  type ManagedFooterQuery,
} from './home-content.generated.ts';
import { pictureAccept, pictureFault, pictureTypes } from './picture-file.ts';

/** Limits of the server. */
const maxBytes = 1_048_576;
const maxAlt = 255;

interface FooterSlotProps {
  readonly position: 1 | 2;
  /** Null: the place is empty. */
  readonly picture: ManagedFooterQuery['siteConfig']['footerPictures'][number] | null;
  readonly onChanged: () => void;
}

/** One place of the footer. */
export function FooterSlot({ position, picture, onChanged }: FooterSlotProps) {
  const t = useText();
  const locale = useLocale();
  const act = useAct();
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [chosen, setChosen] = useState<{ readonly url: string; readonly content: string } | null>(null);
  const [refusal, setRefusal] = useState<Refusal>(noRefusal);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const [set] = useSetFooterPictureMutation();
  const [remove] = useRemoveFooterPictureMutation();
  const place = position === 1 ? t({ id: 'homeContent.left' }) : t({ id: 'homeContent.right' });
  const choose = async (file: File) => {
    const wrong = pictureFault(file, maxBytes);
    const words = { name: file.name, types: joinList(pictureTypes, locale), size: 1 };
    setRefusal(wrong === null ? noRefusal : { ...noRefusal, form: t(wrong, words) });
    if (wrong !== null) return;
    const url = await dataUrlOf(file);
    setChosen({ url, content: url.slice(url.indexOf(',') + 1) });
  };
  const save = () =>
    void attempt(async () => {
      const input = { position, alt, content: chosen?.content ?? null };
      const result = (await set({ variables: { input } })).data?.setFooterPicture;
      if (result?.__typename !== 'SetFooterPictureSuccess') {
        setRefusal(refusalOf(t, result, ['alt']));
        return;
      }
      setRefusal(noRefusal);
      showToast('success', t({ id: 'siteContent.saved' }));
      onChanged();
    });
  const drop = async () => {
    await act(
      async () => (await remove({ variables: { position } })).data?.removeFooterPicture,
      t({ id: 'homeContent.removed' }),
    );
    onChanged();
  };
  const shown = chosen?.url ?? picture?.url ?? null;
  return (
    <Stack as="section" aria-label={place} gap="3" p="3" borderWidth="1px" borderRadius="l2" minW="0">
      <Box fontWeight="medium">{place}</Box>
      {shown === null ? null : (
        <Box p="1" bg="white" borderRadius="l2" borderWidth="1px" w="24">
          <chakra.img src={shown} alt={alt} w="full" aspectRatio="square" objectFit="contain" />
        </Box>
      )}
      <DropZone
        py="3"
        gap="3"
        wrap="wrap"
        action={t({ id: 'homeContent.choose' }, { place })}
        accept={pictureAccept}
        onFiles={([file]) => {
          if (file !== undefined) void choose(file);
        }}
        hint={
          <Box color="fg.muted" fontSize="xs">
            {t({ id: 'homeContent.uploadHint' }, { types: joinList(pictureTypes, locale), size: 1 })}
          </Box>
        }
      />
      <FormField
        label={t({ id: 'homeContent.caption' })}
        hint={t({ id: 'homeContent.captionHint' })}
        isRequired
        maxLength={maxAlt}
        takesMore
        value={alt}
        error={refusal.fields['alt'] ?? null}
        onValue={(text) => {
          setAlt(text);
          setRefusal(withoutFault('alt'));
        }}
      />
      <FormError refusal={refusal} />
      <Flex gap="2" justify="flex-end">
        {picture === null ? null : (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            color="red.fg"
            aria-label={t({ id: 'homeContent.deleteOf' }, { name: place })}
            onClick={() => setAsking(true)}
          >
            {t({ id: 'siteContent.delete' })}
          </Button>
        )}
        <Button
          size="sm"
          colorPalette="accent"
          aria-label={t({ id: 'homeContent.saveOf' }, { name: place })}
          aria-disabled={isBusy}
          disabled={shown === null}
          onClick={save}
        >
          {t({ id: 'siteContent.save' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'homeContent.deleteTitle' }, { name: place })}
        text={t({ id: 'homeContent.deleteText' })}
        action={t({ id: 'siteContent.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
    reader.readAsDataURL(file);
  });
}
