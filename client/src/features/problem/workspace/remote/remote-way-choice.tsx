import { Choice } from '../../../../components/choice.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { RemoteWay, RemoteWayState } from './use-remote-way.ts';

/** Who submits the program to the remote judge: the site or the reader. */
export function RemoteWayChoice({ state: { ways, way, choose } }: { readonly state: RemoteWayState }) {
  const t = useText();
  if (ways.length < 2) return null;
  const names: Readonly<Record<RemoteWay, string>> = {
    SITE: t({ id: 'byHand.site' }),
    BROWSER: t({ id: 'byHand.browser' }),
    CLAIM: t({ id: 'byHand.claim' }),
  };
  return (
    <Choice
      size="xs"
      label={t({ id: 'byHand.way' })}
      value={way}
      onChange={(chosen) => choose(ways.find((one) => one === chosen) ?? way)}
      options={ways.map((one) => [one, names[one]])}
    />
  );
}
