import { Box, chakra, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { actKinds } from './act-kinds.ts';
import { authorActs, textChoices, type Decision } from './decision.ts';

interface DecisionFieldsProps {
  readonly decision: Decision;
  /** What is wrong with it; null: nothing. */
  readonly error: string | null;
  readonly onChange: (decision: Decision) => void;
}

/** One choice for the text, and what is added for its author. */
export function DecisionFields({ decision, error, onChange }: DecisionFieldsProps) {
  const t = useText();
  const { text, author } = decision;
  return (
    <>
      <Stack as="fieldset" gap="2">
        <Legend>{t({ id: 'moderation.ofText' })}</Legend>
        {textChoices.map(({ value, label, hint }) => (
          <CheckLabel key={value} alignItems="start">
            <chakra.input
              type="radio"
              name="text"
              mt="0.5"
              checked={text === value}
              onChange={() => onChange({ ...decision, text: value })}
            />
            <span>
              {t(label)}
              <Box as="span" display="block" color="fg.muted" fontSize="xs">
                {t(hint)}
              </Box>
            </span>
          </CheckLabel>
        ))}
        {error === null ? null : (
          <chakra.p role="alert" fontSize="xs" color="red.fg">
            {error}
          </chakra.p>
        )}
      </Stack>
      {text === 'KEEP' ? null : (
        <Stack as="fieldset" gap="2">
          <Legend>{t({ id: 'moderation.ofAuthor' })}</Legend>
          {authorActs.map((act) => (
            <CheckLabel key={act}>
              <input
                type="checkbox"
                checked={author.includes(act)}
                onChange={() =>
                  onChange({
                    ...decision,
                    author: authorActs.filter((each) => author.includes(each) !== (each === act)),
                  })
                }
              />
              {t(actKinds[act])}
            </CheckLabel>
          ))}
        </Stack>
      )}
    </>
  );
}

const Legend = chakra('legend', { base: { fontWeight: 'medium', fontSize: 'sm', marginBottom: '2' } });
