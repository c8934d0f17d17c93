import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { adminPart } from '../../lib/intl/parts/admin.ts';
import { palettePart } from '../../lib/intl/parts/palette.ts';
import { settingsPart } from '../../lib/intl/parts/settings.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { useOffers } from './use-offers.ts';
import { useSettingOffers } from './use-setting-offers.ts';

interface PaletteProps {
  readonly onClose: () => void;
  /** Opens the list of keys. */
  readonly showKeys: () => void;
}

/** One field that finds pages, rows of the server and actions, as far as the viewer may open them. */
export function Palette(props: PaletteProps) {
  const { isAdmin, isSuperAdmin } = useViewer();
  if (!isAdmin) {
    return (
      <MoreSentences part={palettePart}>
        <WithPages {...props} more={noMore} />
      </MoreSentences>
    );
  }
  return (
    <MoreSentences part={palettePart}>
      <MoreSentences part={adminPart}>
        {isSuperAdmin ? (
          <MoreSentences part={settingsPart}>
            <WithSettings {...props} />
          </MoreSentences>
        ) : (
          <WithPages {...props} more={noMore} />
        )}
      </MoreSentences>
    </MoreSentences>
  );
}

const noMore: readonly PaletteEntry[] = [];

function WithSettings(props: PaletteProps) {
  return <WithPages {...props} more={useSettingOffers()} />;
}

function WithPages({ onClose, showKeys, more }: PaletteProps & { readonly more: readonly PaletteEntry[] }) {
  return <PaletteDialog onClose={onClose} offers={useOffers(showKeys)} foundOnly={more} />;
}
