import { Box, Button, Flex } from '@chakra-ui/react';
import type { useCaptcha } from '../../lib/captcha/use-captcha.ts';
import { maxCaptcha } from '../../lib/form/entrance-fields.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import { FormField } from './form-field.tsx';

interface CaptchaFieldProps {
  readonly state: ReturnType<typeof useCaptcha>;
  readonly field: {
    readonly name: string;
    readonly value: string;
    readonly error: string | null;
    readonly onValue: (value: string) => void;
  };
}

/** Letters to read from a picture, with a button for another one. */
export function CaptchaField({ state: { captcha, fault, renew, isLoading }, field }: CaptchaFieldProps) {
  const t = useText();
  return (
    <Box>
      <FormField
        label={t({ id: 'auth.captcha' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxCaptcha}
        {...field}
        error={field.error ?? fault}
      />
      <Flex mt="2" gap="2" align="center">
        <Box w="180px" h="60px" borderRadius="l2" overflow="hidden" bg="bg.muted" borderWidth="1px">
          {captcha === null ? null : (
            <img src={captcha.image} alt={t({ id: 'auth.captcha.alt' })} width="180" height="60" />
          )}
        </Box>
        <Button size="sm" variant="outline" disabled={isLoading} onClick={() => void renew()}>
          <Icon name="refresh" />
          {t({ id: 'auth.captcha.renew' })}
        </Button>
      </Flex>
    </Box>
  );
}
