import { Badge, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { Owner } from './own-password.tsx';
import { PartFrame } from './part-frame.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { SecurityQuery } from './security.generated.ts';
import { TotpDialog } from './totp-dialog.tsx';

interface SecondFactorPartProps {
  readonly owner: Owner;
  readonly state: SecurityQuery['secondFactor'];
}

/** The second step by an app. */
export function SecondFactorPart({ owner, state: { isOn, recoveryCodesLeft } }: SecondFactorPartProps) {
  const t = useText();
  const [open, setOpen] = useState<'setUp' | 'turnOff' | 'renew' | null>(null);
  const close = () => setOpen(null);
  return (
    <PartFrame title={t({ id: 'security.second.title' })} help={t({ id: 'security.second.help' })}>
      <Flex gap="2" align="center" wrap="wrap" fontSize="sm">
        <Badge variant="subtle" colorPalette={isOn ? 'green' : 'gray'}>
          {isOn ? t({ id: 'security.second.on' }) : t({ id: 'security.second.off' })}
        </Badge>
        {isOn ? <span>{t({ id: 'security.second.left' }, { left: recoveryCodesLeft })}</span> : null}
        <Flex gap="2" wrap="wrap" ml="auto">
          {isOn ? (
            <>
              <Button size="sm" variant="outline" onClick={() => setOpen('renew')}>
                {t({ id: 'security.second.renew' })}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setOpen('turnOff')}>
                {t({ id: 'security.second.turnOff' })}
              </Button>
            </>
          ) : (
            <Button size="sm" colorPalette="accent" onClick={() => setOpen('setUp')}>
              {t({ id: 'security.second.setUp' })}
            </Button>
          )}
        </Flex>
      </Flex>
      {open === 'setUp' ? <TotpDialog owner={owner} onClose={close} /> : null}
      {open === 'turnOff' || open === 'renew' ? <ProofDialog owner={owner} purpose={open} onClose={close} /> : null}
    </PartFrame>
  );
}
