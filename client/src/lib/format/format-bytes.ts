import { formatLength, formatMemory } from './figures.ts';

const BYTES_PER_KIB = 1024;

/** Size of a file: in bytes below 1 KB, else with one decimal. */
export function formatBytes(sizeBytes: number): string {
  return sizeBytes < BYTES_PER_KIB ? formatLength(sizeBytes) : formatMemory(sizeBytes / BYTES_PER_KIB);
}
