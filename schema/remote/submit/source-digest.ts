import { createHash } from 'node:crypto';
import type { Job } from './job.ts';
import { markOf } from './marker.ts';

/** SHA-256 of a program, hex. */
export function sourceDigest(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** Is a text that a judge shows the program of a job: byte for byte, or by its marker? */
export function isSourceOf({ id, sourceSha256 }: Pick<Job, 'id' | 'sourceSha256'>, text: string): boolean {
  return sourceDigest(text) === sourceSha256 || markOf(text) === id;
}
