import { Box, chakra, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { siteRightNames } from '../../../lib/session/role-names.ts';
import { keysOf } from './user-words.ts';

type SiteRight = keyof typeof siteRightNames;

/** What each right opens. */
const hints = {
  TEACHER: message({ id: 'users.rightHint.teacher' }),
  MODERATOR: message({ id: 'users.rightHint.moderator' }),
  ANNOUNCER: message({ id: 'users.rightHint.announcer' }),
  SUPPORT: message({ id: 'users.rightHint.support' }),
} as const satisfies Record<SiteRight, object>;

interface RightFieldsProps {
  readonly chosen: readonly SiteRight[];
  readonly onChange: (rights: SiteRight[]) => void;
}

/** The rights of an account beside its role, with what they open. */
export function RightFields({ chosen, onChange }: RightFieldsProps) {
  const t = useText();
  return (
    <Stack as="fieldset" gap="1">
      <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
        {t({ id: 'users.rights' })}
      </chakra.legend>
      {keysOf(siteRightNames).map((right) => (
        <Box key={right}>
          <CheckLabel>
            <input
              type="checkbox"
              aria-describedby={`right-${right}`}
              checked={chosen.includes(right)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, right] : chosen.filter((one) => one !== right))
              }
            />
            {t(siteRightNames[right])}
          </CheckLabel>
          <Box id={`right-${right}`} color="fg.muted" fontSize="xs" ps="6">
            {t(hints[right])}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
