import { Box, Button, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { QRCodeSVG } from 'qrcode.react';
import { createPortal } from 'react-dom';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useGroup } from '../frame/group-context.ts';
import type { RosterSlip_SlipFragment } from './roster.generated.ts';

/** On paper nothing but the slips, in black, two beside each other and none on two pages. */
const paper = {
  '.slips': { display: 'none' },
  '@media print': {
    '@page': { margin: '12mm' },
    'html, body': { background: '#fff !important' },
    'body > *:not(.slips)': { display: 'none !important' },
    '.slips': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4mm', color: '#000', font: '10pt sans-serif' },
    '.slips > div': {
      display: 'flex',
      gap: '4mm',
      padding: '3mm',
      border: '1px dashed #000',
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
    },
    '.slips svg': { flex: 'none', width: '24mm', height: '24mm' },
    '.slips b': { font: '600 11pt monospace' },
  },
} as const;

interface SlipsProps {
  readonly slips: readonly RosterSlip_SlipFragment[];
}

/** What new accounts sign in with, on the screen and to be printed and cut. */
export function Slips({ slips }: SlipsProps) {
  const t = useText();
  return (
    <Box as="section">
      <Flex role="note" mb="3" px="3" py="2" gap="3" align="center" wrap="wrap" bg="amber.subtle" borderRadius="l2">
        <Text color="amber.fg" flex="1 1 14rem">
          {t({ id: 'group.roster.slipsOnce' })}
        </Text>
        <Button size="sm" colorPalette="accent" onClick={() => window.print()}>
          {t({ id: 'group.roster.print' })}
        </Button>
      </Flex>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        gap="2"
        templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
        aria-label={t({ id: 'group.roster.slips' })}
      >
        {slips.map((slip) => (
          <chakra.li
            key={slip.username}
            p="3"
            borderWidth="1px"
            borderRadius="l2"
            fontSize="sm"
            overflowWrap="anywhere"
          >
            <SlipTexts slip={slip} />
          </chakra.li>
        ))}
      </SimpleGrid>
      <PaperSlips slips={slips} />
    </Box>
  );
}

/** Beside the page, and there for paper alone. */
function PaperSlips({ slips }: SlipsProps) {
  const t = useText();
  const { id, name } = useGroup();
  // Whoever is not signed in is asked to on this page.
  const address = `${window.location.origin}/group/${id}`;
  return createPortal(
    <>
      <Global styles={paper} />
      <div className="slips" data-testid="slips">
        {slips.map((slip) => (
          <div key={slip.username}>
            <QRCodeSVG value={address} size={96} role="img" title={t({ id: 'group.roster.qr' })} />
            <div>
              <SlipTexts slip={slip} />
              <div>{name}</div>
              <div>{address}</div>
              <div>{t({ id: 'group.roster.change' })}</div>
            </div>
          </div>
        ))}
      </div>
    </>,
    document.body,
  );
}

function SlipTexts({
  slip: { name, number, classNames, username, password },
}: {
  readonly slip: RosterSlip_SlipFragment;
}) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <div>{[name, number, ...classNames].filter(Boolean).join(' · ')}</div>
      <div>
        {withColon(t({ id: 'group.roster.username' }), locale)}
        <chakra.b fontFamily="mono">{username}</chakra.b>
      </div>
      <div>
        {withColon(t({ id: 'group.roster.password' }), locale)}
        <chakra.b fontFamily="mono">{password}</chakra.b>
      </div>
    </>
  );
}
