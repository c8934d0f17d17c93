import { Box } from '@chakra-ui/react';
import type { Refusal } from '../../lib/form/refusal.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';

/** What is wrong with a form as a whole, and when to try again. */
export function FormError({ refusal: { form, retryAt } }: { readonly refusal: Refusal }) {
  const t = useText();
  if (form === null) return null;
  return (
    <Box role="alert" p="2" borderRadius="l2" bg="red.subtle" color="red.fg" fontSize="sm">
      {retryAt === null
        ? form
        : withGap(form) + t({ id: 'form.retryAt' }, { time: new Date(retryAt).toLocaleTimeString('en-GB') })}
    </Box>
  );
}
