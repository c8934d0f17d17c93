import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import type { Refusal } from '../../../lib/form/refusal.ts';
import { useText } from '../../../lib/intl/use-text.ts';

interface FormFrameProps {
  readonly title: string;
  readonly action: string;
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    readonly isSending: boolean;
    readonly refusal: Refusal;
  };
  /** Text of an earlier visit stands in the fields. */
  readonly isRestored?: boolean;
  /** Something to save; the button is off without. */
  readonly isUnsaved?: boolean;
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
}

/** A form of the settings: its title, its fields, what is wrong with it as a whole, and its button. */
export function FormFrame({
  title,
  action,
  form,
  isRestored = false,
  isUnsaved = true,
  onDiscard,
  children,
}: FormFrameProps) {
  const t = useText();
  const titleId = useId();
  return (
    <form aria-labelledby={titleId} onSubmit={(event) => void form.submit(event)} noValidate>
      <Heading as="h3" size="sm" mb="3" id={titleId}>
        {title}
      </Heading>
      <Stack gap="3" maxW="30rem">
        {isRestored ? (
          <Box role="status" p="2" borderRadius="l2" bg="amber.subtle" color="amber.fg" fontSize="sm">
            {t({ id: 'setting.restored' })}
          </Box>
        ) : null}
        <FormError refusal={form.refusal} />
        {children}
        <Flex gap="2" mt="1">
          <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending || !isUnsaved}>
            {action}
          </Button>
          {onDiscard === undefined || !isUnsaved ? null : (
            <Button size="sm" variant="outline" disabled={form.isSending} onClick={onDiscard}>
              {t({ id: 'setting.discard' })}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}
