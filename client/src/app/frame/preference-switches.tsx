import { Button, chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { colorSchemeChoiceStore, setColorScheme } from '../../lib/preferences/color-scheme-store.ts';
import { isCompactStore, setCompact } from '../../lib/preferences/density-store.ts';
import { localeNames, localeStore, setLocale } from '../../lib/preferences/locale-store.ts';
import { hasParticlesStore, setParticles } from '../../lib/preferences/particles-store.ts';
import { useStore } from '../../lib/store/store.ts';

/** Switches to the other language, which it names in that language. */
export function LocaleSwitch({ showName = false }: { readonly showName?: boolean }) {
  const t = useText();
  const other = useStore(localeStore) === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <Button size="xs" variant="ghost" px="2" onClick={() => setLocale(other)} title={t({ id: 'preference.language' })}>
      <Icon name="globe" />
      <chakra.span lang={other} hideBelow={showName ? undefined : 'xl'}>
        {localeNames[other]}
      </chakra.span>
      {showName ? null : <chakra.span srOnly>{t({ id: 'preference.language' })}</chakra.span>}
    </Button>
  );
}

/** Dots behind the pages, or none; there are none on phones anyway. */
export function ParticlesSwitch() {
  const t = useText();
  const isOn = useStore(hasParticlesStore);
  return (
    <Button
      size="xs"
      variant={isOn ? 'subtle' : 'ghost'}
      px="2"
      hideBelow="md"
      aria-pressed={isOn}
      onClick={() => setParticles(!isOn)}
    >
      {t({ id: 'preference.particles' })}
    </Button>
  );
}

/** Compact rows of tables, or comfortable ones; phones show cards instead. */
export function DensitySwitch() {
  const t = useText();
  const isOn = useStore(isCompactStore);
  return (
    <Button
      size="xs"
      variant={isOn ? 'subtle' : 'ghost'}
      px="2"
      hideBelow="md"
      aria-pressed={isOn}
      onClick={() => setCompact(!isOn)}
    >
      {t({ id: 'preference.compact' })}
    </Button>
  );
}

const schemes = {
  system: { next: 'light', icon: 'device', label: message({ id: 'preference.scheme.system' }) },
  light: { next: 'dark', icon: 'sun', label: message({ id: 'preference.scheme.light' }) },
  dark: { next: 'system', icon: 'moon', label: message({ id: 'preference.scheme.dark' }) },
} as const;

/** Goes round: as the device, light, dark. */
export function ColorSchemeSwitch() {
  const t = useText();
  const look = schemes[useStore(colorSchemeChoiceStore)];
  const label = t({ id: 'preference.scheme' }, { scheme: t(look.label) });
  return (
    <Button size="xs" variant="ghost" px="1" aria-label={label} title={label} onClick={() => setColorScheme(look.next)}>
      <Icon name={look.icon} />
    </Button>
  );
}
