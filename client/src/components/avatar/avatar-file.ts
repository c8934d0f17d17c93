import { message } from '../../lib/intl/message.ts';
import type { MessageId } from '../../lib/intl/use-text.ts';

/** Largest file that is taken, in bytes (specification, section 9). */
const maxBytes = 2_097_152;
/** Side of the box that is cut out, in CSS pixels. */
export const box = 200;
/** Side of the picture that is sent, in pixels: sharp on dense screens. */
const sentEdge = 400;

/** Kinds of files the chooser offers. */
export const accepted = '.gif,.jpg,.jpeg,.png,.bmp,.webp,image/gif,image/jpeg,image/png,image/bmp,image/webp';

/** What is wrong with a chosen file, before anything is sent; null when nothing is. */
export function avatarFileFault({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): { readonly id: MessageId } | null {
  const isKnown = /\.(gif|jpe?g|png|bmp|webp)$/i.test(name) || /^image\/(gif|jpeg|png|bmp|webp)$/.test(type);
  if (!isKnown) return message({ id: 'setting.avatar.badType' });
  return size > maxBytes ? message({ id: 'setting.avatar.tooLarge' }) : null;
}

/** A part of a picture, in its own pixels. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The zoom at which a picture of this size on the screen covers the box and no more. */
export function leastZoom({ width, height }: Pick<Cut, 'width' | 'height'>): number {
  return box / Math.max(1, Math.min(width, height));
}

/** Cuts a square out of a picture. @throws when the browser cannot draw it. */
export async function cutOut(url: string, { x, y, width, height }: Cut): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  const edge = Math.min(sentEdge, Math.max(1, Math.round(width)));
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, edge, edge);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)),
      'image/png',
    ),
  );
}
