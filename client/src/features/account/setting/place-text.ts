import type { Text } from '../../../lib/intl/use-text.ts';
import { isLocalAddress } from './local-address.ts';

/** Where something was used last, as far as an address tells by itself: this network, or the address alone. */
export function placeText(t: Text, address: string | null): string {
  if (address === null || address === '') return '';
  return isLocalAddress(address) ? t({ id: 'setting.place.network' }, { address }) : address;
}
