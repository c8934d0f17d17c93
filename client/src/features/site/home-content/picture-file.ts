import { message } from '../../../lib/intl/message.ts';

/** Kinds of pictures that the server takes. */
export const pictureTypes = ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'svg'] as const;
export const pictureAccept = pictureTypes.map((type) => `.${type}`).join(',');

/** What is wrong with a picture before it is sent; null: nothing that one can see. */
export function pictureFault({ name, size }: Pick<File, 'name' | 'size'>, maxBytes: number) {
  const type = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!pictureTypes.some((known) => known === type)) return message({ id: 'homeContent.fault.type' });
  return size > maxBytes ? message({ id: 'homeContent.fault.size' }) : null;
}
