import { Box, Button, Dialog, Flex, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { failureText } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { box, cutOut, leastZoom, type Cut } from './avatar-file.ts';
import { uploadAvatar } from './upload-avatar.ts';

interface CropDialogProps {
  /** Address of the picture in this browser. */
  readonly picture: string;
  /** Whose it is to be; null: the viewer's. */
  readonly groupId: string | null;
  readonly onClose: () => void;
  /** The browser cannot show it: it is no picture, or broken. */
  readonly onUnreadable: () => void;
  /** @param url address on the site. */
  readonly onUploaded: (url: string) => void;
}

/** Times the least zoom. */
const maxZoom = 4;
const center = { x: 0, y: 0 };

/** Chooses a square of a picture and sends it. A click beside it does not close it. */
export function CropDialog({ picture, groupId, onClose, onUnreadable, onUploaded }: CropDialogProps) {
  const t = useText();
  const [crop, setCrop] = useState(center);
  const [zoom, setZoom] = useState(1);
  // The picture fills the stage at 1, which is larger than the box: smaller, all of a square fits into the box.
  const [minZoom, setMinZoom] = useState(1);
  const [cut, setCut] = useState<Cut | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (cut === null) return;
    setSending(true);
    setFault(null);
    try {
      const uploaded = await uploadAvatar(await cutOut(picture, cut), groupId);
      if ('url' in uploaded) {
        showToast('success', t({ id: 'setting.updated' }));
        onUploaded(uploaded.url);
      } else setFault(uploaded.refusal ?? t({ id: 'error.server' }));
    } catch (error) {
      setFault(failureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog.Root open closeOnInteractOutside={false} onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="26rem">
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'setting.crop.title' })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Box position="relative" h="17rem" bg="bg.muted" borderRadius="l2" overflow="hidden">
                <Cropper
                  image={picture}
                  crop={crop}
                  zoom={zoom}
                  minZoom={minZoom}
                  maxZoom={minZoom * maxZoom}
                  aspect={1}
                  cropSize={{ width: box, height: box }}
                  objectFit="cover"
                  onMediaLoaded={(media) => {
                    setMinZoom(leastZoom(media));
                    setZoom(leastZoom(media));
                  }}
                  onCropChange={setCrop}
                  onZoomChange={setZoom}
                  onCropComplete={(_shares, pixels) => setCut(pixels)}
                  mediaProps={{ alt: '', onError: onUnreadable }}
                  cropperProps={{ 'aria-label': t({ id: 'setting.crop.move' }), role: 'application' }}
                />
              </Box>
              <Flex asChild align="center" gap="3" mt="3" fontSize="sm">
                <label>
                  {t({ id: 'setting.crop.zoom' })}
                  <Box asChild flex="1" accentColor="accent.solid">
                    <input
                      type="range"
                      min={minZoom}
                      max={minZoom * maxZoom}
                      step={minZoom / 10}
                      value={zoom}
                      onChange={({ target }) => setZoom(Number(target.value))}
                    />
                  </Box>
                </label>
              </Flex>
              <Text mt="2" fontSize="xs" color="fg.muted">
                {t({ id: 'setting.crop.help' })}
              </Text>
              {fault === null ? null : (
                <Box role="alert" mt="2" p="2" borderRadius="l2" bg="red.subtle" color="red.fg" fontSize="sm">
                  {fault}
                </Box>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'action.cancel' })}
              </Button>
              <Button size="sm" colorPalette="accent" disabled={isSending || cut === null} onClick={() => void send()}>
                {t({ id: 'setting.crop.save' })}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
