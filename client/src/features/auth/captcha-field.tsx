import { Box, Button, Flex } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useCreateCaptchaMutation } from './auth.generated.ts';
import { CAPTCHA_MAX } from '../../lib/form/entrance-fields.ts';
import { FormField } from '../../components/form/form-field.tsx';

/** The captcha that is shown: null while there is none. */
export function useCaptcha() {
  const t = useText();
  const [create, { loading }] = useCreateCaptchaMutation();
  const [captcha, setCaptcha] = useState<{ readonly key: string; readonly image: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const network = t({ id: 'error.network' });
  const renew = useCallback(async () => {
    const result = await create().then(({ data }) => data?.createCaptcha, () => undefined);
    setCaptcha(result?.__typename === 'CreateCaptchaSuccess' ? result.data : null);
    setFault(result === undefined ? network : result.__typename === 'CreateCaptchaSuccess' ? null : result.message);
  }, [create, network]);
  useEffect(() => void renew(), [renew]);
  return { captcha, fault, renew, isLoading: loading };
}

interface CaptchaFieldProps {
  readonly state: ReturnType<typeof useCaptcha>;
  readonly field: { readonly name: string; readonly value: string; readonly error: string | null; readonly onValue: (value: string) => void };
}

/** Letters to read from a picture, with a button for another one. */
export function CaptchaField({ state: { captcha, fault, renew, isLoading }, field }: CaptchaFieldProps) {
  const t = useText();
  return (
    <Box>
      <FormField label={t({ id: 'auth.captcha' })} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={CAPTCHA_MAX} {...field} error={field.error ?? fault} />
      <Flex mt="2" gap="2" align="center">
        <Box w="180px" h="60px" borderRadius="l2" overflow="hidden" bg="bg.muted" borderWidth="1px">
          {captcha === null ? null : <img src={captcha.image} alt={t({ id: 'auth.captcha.alt' })} width="180" height="60" />}
        </Box>
        <Button size="sm" variant="outline" disabled={isLoading} onClick={() => void renew()}>
          <Icon name="refresh" />
          {t({ id: 'auth.captcha.renew' })}
        </Button>
      </Flex>
    </Box>
  );
}
