import type { StandInAnswer } from './stand-in.ts';

/** A PNG of one pixel, whatever its header says. */
export function pictureOf(contentType: 'image/png' | 'image/jpeg'): StandInAnswer {
  return { headers: { 'content-type': contentType }, body: pixel };
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
