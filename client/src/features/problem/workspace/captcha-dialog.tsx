import { Button, chakra, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useState, type FormEvent } from 'react';
import { CaptchaField } from '../../../components/form/captcha-field.tsx';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { accountPart } from '../../../lib/intl/parts/account.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../../lib/keyboard/use-return-focus.ts';
import type { AskedCaptcha } from './use-submission.ts';

/** Asks who submits very often to read some letters; then the program is submitted. */
export function CaptchaDialog({ asked, isSending }: { readonly asked: AskedCaptcha; readonly isSending: boolean }) {
  useReturnFocus();
  return (
    <Dialog.Root open size="xs" onOpenChange={({ open }) => (open ? undefined : asked.giveUp())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <MoreSentences part={accountPart}>
              <Letters asked={asked} isSending={isSending} />
            </MoreSentences>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Letters({ asked, isSending }: { readonly asked: AskedCaptcha; readonly isSending: boolean }) {
  const t = useText();
  const state = useCaptcha();
  const { renew, captcha } = state;
  const [letters, setLetters] = useState('');
  // A picture is good for one answer.
  useEffect(() => {
    if (asked.wrongCount === 0) return;
    setLetters('');
    void renew();
  }, [asked.wrongCount, renew]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (captcha !== null && letters.trim() !== '') asked.answer({ key: captcha.key, letters });
  };
  return (
    <chakra.form onSubmit={onSubmit}>
      <Dialog.Header>
        <Dialog.Title>{t({ id: 'submit.captchaTitle' })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <chakra.p color="fg.muted" mb="3">
          {t({ id: 'submit.captchaText' })}
        </chakra.p>
        <CaptchaField
          state={state}
          field={{ name: 'captcha', value: letters, error: asked.fault, onValue: setLetters }}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" variant="outline" type="button" onClick={asked.giveUp}>
          {t({ id: 'action.cancel' })}
        </Button>
        <Button
          size="sm"
          colorPalette="accent"
          type="submit"
          disabled={isSending || captcha === null || letters.trim() === ''}
        >
          {t({ id: 'editor.submit' })}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
