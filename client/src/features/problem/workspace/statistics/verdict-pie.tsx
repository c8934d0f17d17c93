import { Box } from '@chakra-ui/react';
import { ResponsivePie } from '@nivo/pie';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { statusLook } from '../../../../lib/status/status.ts';
import type { VerdictCount } from './counts.ts';

/** Verdicts as a pie; the table beside it says the same in words, so it is nothing but a picture to a screen reader. */
export function VerdictPie({ counts }: { readonly counts: readonly VerdictCount[] }) {
  const t = useText();
  const locale = useLocale();
  const rows = counts.map(({ status, count }) => {
    const look = statusLook(status);
    return {
      id: look.short,
      label: t(look.label),
      value: count,
      color: `var(--v-colors-${look.tone}-solid)`,
      textColor: `var(--v-colors-${look.tone}-contrast)`,
    };
  });
  return (
    <Box aria-hidden="true" h="full">
      <ResponsivePie
        data={rows}
        colors={{ datum: 'data.color' }}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        innerRadius={0.55}
        padAngle={1}
        cornerRadius={2}
        animate={false}
        enableArcLinkLabels={false}
        arcLabel="id"
        arcLabelsSkipAngle={24}
        arcLabelsTextColor={({ data }) => data.textColor}
        tooltip={({ datum }) => (
          <Box
            bg="bg.panel"
            color="fg"
            borderWidth="1px"
            borderRadius="l2"
            px="2"
            py="1"
            fontSize="xs"
            whiteSpace="nowrap"
          >
            {`${withColon(String(datum.label), locale)}${datum.value}`}
          </Box>
        )}
      />
    </Box>
  );
}
